import type { ReactNode } from 'react';
import { Notice } from './notice';

/** The message in place of a page that could not be rendered (RT-3), with a way out. */
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
