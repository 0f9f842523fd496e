import { useRef } from 'react';
import { Choices } from '@/components/choices';
import { hero } from '@/content/home';
import { animate, useOnChange } from '@/effects/motion';
import { printAlone } from '@/effects/share';
import { usePayStatement } from '@/state/use-pay-statement';
import { BankDraw } from './bank-draw';
import { CheckTools } from './check-tools';
import { FigureField } from './figure-field';
import { PayStatement } from './pay-statement';
import { UnderPaper } from './under-paper';

const states = [
  { value: 'montana', label: 'Montana' },
  { value: 'wyoming', label: 'Wyoming' },
  { value: 'arizona', label: 'Arizona' },
] as const;

/** How long the paper takes to lift or to drop, in ms. */
const liftTime = 220;

/**
 * Animates the paper's lower part up and away from the chart under it, and back. Once it is lifted, the
 * page scrolls the chart into view, as far as the controls (`steering`) stay visible. Returns the refs,
 * and a function to call before the paper is lifted.
 */
function useLift(isLifted: boolean) {
  const lines = useRef<HTMLDivElement>(null);
  const under = useRef<HTMLDivElement>(null);
  const steering = useRef<HTMLDivElement>(null);
  /** The height of the lines in px, while they are shown. */
  const height = useRef(0);
  const measure = () => {
    height.current = lines.current?.offsetHeight ?? 0;
  };
  useOnChange(isLifted, () => {
    if (!isLifted) measure();
    const shown = { display: 'block', overflow: 'clip' };
    const moves = [
      [lines, { ...shown, height: `${height.current}px` }, { ...shown, height: '0' }],
      [
        under,
        { display: 'block', translate: `0 -${height.current}px` },
        { display: 'block', translate: '0' },
      ],
    ] as const;
    for (const [part, flat, lifted] of moves) {
      animate(part.current, isLifted ? [flat, lifted] : [lifted, flat], liftTime);
    }
    if (isLifted) showBelow(under.current, steering.current);
  });
  return { lines, under, steering, measure };
}

/** Scrolls down to the end of an element, no further than until what steers it is below the header. */
function showBelow(element: HTMLElement | null, steering: HTMLElement | null) {
  if (!element || !steering) return;
  const margin = 16;
  const header = document.querySelector('header')?.offsetHeight ?? 0;
  const hidden = element.getBoundingClientRect().bottom + margin - innerHeight;
  const room = steering.getBoundingClientRect().top - margin - header;
  scrollBy({ top: Math.max(0, Math.min(hidden, room)) });
}

/**
 * An editable sample check and its bank draw (ST-PAY). What changes stands right below the controls:
 * totals first, their lines below. On wide screens the bank draw hangs from the net pay, beside the
 * statement, so that it moves down with it when text takes more room.
 */
export function SampleCheck() {
  const { hours, rate, state, chooseState, check, isStamped, paper, link } = usePayStatement();
  const { isLifted } = paper;
  const { lines, under, steering, measure } = useLift(isLifted);
  const papers = useRef<HTMLElement>(null);
  const print = () => {
    if (papers.current) printAlone(papers.current);
  };
  const controls = (
    <div
      ref={steering}
      className="pay-controls needs-script screen-only mt-[1rem] grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8.5rem,40%)),1fr))] gap-x-[1.25rem] gap-y-[0.75rem]"
    >
      <p className="col-span-full text-sm text-balance text-ink-soft max-sm:hidden">
        {hero.prompt}
      </p>
      <FigureField
        id="pay-hours"
        label="Hours"
        labels={{ increment: 'More hours', decrement: 'Fewer hours' }}
        figure={hours}
      />
      <FigureField
        id="pay-rate"
        label="Pay rate"
        sign="$"
        labels={{ increment: 'Raise the pay rate', decrement: 'Lower the pay rate' }}
        figure={rate}
      />
      <Choices
        legend="State"
        name="pay-state"
        options={states}
        value={state}
        onChoose={chooseState}
        className="segments pay-states col-span-full grid-cols-[repeat(auto-fill,minmax(max(min(100%,4.25rem),33%),1fr))]"
      />
    </div>
  );
  return (
    <figure
      ref={papers}
      className="pay-papers relative min-w-0 mx-auto w-full max-w-[32rem] md:col-start-2 md:row-span-2 md:row-start-1 md:max-lg:min-h-[50rem] lg:mt-2.5 2xl:mt-3.5 lg:max-xl:min-h-[50rem] xl:max-2xl:min-h-[42rem] 2xl:min-h-[47rem] lg:max-w-none"
    >
      <figcaption className="sr-only">
        A pay statement that adds up, and its debit from the bank.
      </figcaption>
      <PayStatement
        check={check}
        controls={controls}
        linesRef={lines}
        isLifted={isLifted}
        foot={
          <CheckTools
            link={link}
            print={print}
            isLifted={isLifted}
            onLift={() => {
              measure();
              paper.toggle();
            }}
          />
        }
        className="relative z-1 pb-2 sm:max-md:ml-16 lg:ml-14"
      >
        <BankDraw
          check={check}
          isStamped={isStamped}
          className="relative mt-6 p-4 max-md:rounded max-md:bg-leaf max-md:shadow-none md:absolute md:left-[-17.5rem] md:mt-[8rem] lg:mt-[9.4rem] xl:mt-[2.9rem] 2xl:mt-[11.3rem] md:w-[18.5rem] md:p-5"
        />
      </PayStatement>
      <UnderPaper
        ref={under}
        id="pay-chart"
        paper={paper}
        className="mx-2 -mt-3 sm:max-md:ml-18 lg:-mr-6 lg:ml-14 xl:-mr-16 xl:ml-20"
      />
    </figure>
  );
}
