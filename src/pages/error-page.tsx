import { buttonClass } from '@/components/button';
import { withBase } from '@/lib/base-path';
import { Notice } from '@/sections/notice';

/** The screen of the error boundary (RT-3). Its link loads the site afresh: its state is in doubt. */
export default function ErrorPage() {
  return (
    <Notice
      lines={[
        { label: 'Pages to draw', amount: '1' },
        { label: 'Pages drawn', amount: '0' },
      ]}
      total={{ label: 'Off by', amount: '1' }}
      heading="This page did not add up"
      text="Something broke while the page was drawn. Nothing of yours was lost, since this site stores nothing."
    >
      <a href={withBase('/')} className={buttonClass('primary')}>
        Go Home
      </a>
    </Notice>
  );
}
