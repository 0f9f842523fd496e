import type { ReactNode } from 'react';
import { Notice } from './notice';

/** The error screen of a page that could not be rendered, with a link home (RT-3). */
export const ErrorNotice = ({ children }: { children: ReactNode }) => (
  <Notice
    lines={[
      { label: 'Pages to load', amount: '1' },
      { label: 'Pages loaded', amount: '0' },
    ]}
    total={{ label: 'Off by', amount: '1' }}
    heading="This page did not add up"
    text="Something broke while this page was loading. The mistake is ours."
  >
    {children}
  </Notice>
);
