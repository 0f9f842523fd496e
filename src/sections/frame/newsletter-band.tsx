import { Description, Field, Label } from '@headlessui/react';
import { memo } from 'react';
import { useLocation } from 'wouter';
import { Button } from '@/components/button';
import { TextControl } from '@/components/field';
import { Column } from '@/components/section';
import { newsletter } from '@/content/newsletter';
import { prefetchToasts } from '@/effects/toast';
import { MonthlyLetter } from '@/illustrations/monthly-letter';
import { useNewsletter } from '@/state/use-newsletter';

/**
 * The newsletter sign-up above the footer (LAY-6, ST-NEWS, VAL-1). It is not rendered again with its layout,
 * as when the page scrolls: React would take back what a password manager has filled in without an event.
 */
export const NewsletterBand = memo(() => {
  const isHome = useLocation()[0] === '/';
  const { field, email, isEmailMissing, changeEmail, submit } = useNewsletter();
  return (
    <section
      aria-labelledby="newsletter-title"
      className="newsletter-band whole screen-only bg-band"
    >
      <Column
        className={`grid items-start gap-x-10 gap-y-4 py-7 md:grid-cols-2 md:py-10 lg:grid-cols-[1fr_30rem] lg:gap-x-16 lg:py-16 ${isHome ? 'xl:grid-cols-[1fr_15rem_28rem] xl:gap-x-12' : ''}`}
      >
        <div>
          <h2 id="newsletter-title" className="max-w-[16em] text-2xl">
            {newsletter.title}
          </h2>
          <p className="mt-2 max-w-[29.5em] text-balance text-ink-soft max-sm:text-base sm:mt-3">
            {newsletter.lead}
          </p>
        </div>
        {isHome && <MonthlyLetter className="self-end pb-8 max-xl:hidden xl:-mt-6 xl:-mb-16" />}
        {/* React resets a form after its action; the text stays. */}
        <form action={submit} onReset={(event) => event.preventDefault()}>
          <Field>
            <Label className="text-sm font-semibold">Email address</Label>
            <div className="mt-2 grid grid-cols-[1fr_auto] gap-x-3 narrow:grid-cols-1">
              <TextControl
                ref={field}
                inputMode="email"
                name="email"
                autoComplete="email"
                value={email}
                onChange={(event) => changeEmail(event.target.value)}
                onFocus={prefetchToasts}
                isInvalid={isEmailMissing}
                describedBy="newsletter-error newsletter-hint"
                className="min-h-12 w-full min-w-0 rounded border-[1.5px] border-edge bg-well px-4 aria-invalid:border-alert"
              />
              <div className="col-span-full mt-2 flex flex-wrap text-sm narrow:mb-1">
                <Description
                  id="newsletter-error"
                  role="alert"
                  className="font-semibold text-alert not-empty:mr-4"
                >
                  {isEmailMissing && newsletter.missingEmail}
                </Description>
                <Description id="newsletter-hint" className="text-ink-soft">
                  {newsletter.hint}
                </Description>
              </div>
              <Button type="submit" className="not-narrow:col-start-2 not-narrow:row-start-1">
                Subscribe
              </Button>
            </div>
          </Field>
        </form>
      </Column>
    </section>
  );
});
