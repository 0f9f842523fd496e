import type { ReactNode } from 'react';
import { Notice } from './notice';

/** What is said where a page could not be drawn (RT-3), and the way on from there. */
export const ErrorNotice = ({ children }: { children: ReactNode }) => (
  <Notice
    lines={[
      { label: 'Pages to draw', amount: '1' },
      { label: 'Pages drawn', amount: '0' },
    ]}
    total={{ label: 'Off by', amount: '1' }}
    heading="This page did not add up"
    text="Something broke while we were drawing this page. The mistake is ours."
  >
    {children}
  </Notice>
);
