import { withIds } from '@/lib/with-ids';

export type ArticleSection = {
  id: string;
  heading: string;
  body: readonly [string, string];
  /** What stands below the text. */
  exhibit?: 'quote' | 'cost-table';
};
export type CostRow = { id: string; task: string; hours: number; cost: number };
export type Comment = {
  id: string;
  img: string;
  name: string;
  date: string;
  body: string;
  replies: readonly Reply[];
};
export type Reply = Omit<Comment, 'replies'>;

/** What an hour of the owner's time is taken to cost in the article's table. */
const hourlyRate = 85;

const costRows = withIds<CostRow>(
  'cost',
  [
    { task: 'Collecting and checking hours', hours: 3 },
    { task: 'Entering pay, deductions and garnishments', hours: 2.5 },
    { task: 'Tax deposits and returns', hours: 2 },
    { task: 'Questions from staff after payday', hours: 1.5 },
  ].map((row) => ({ ...row, cost: row.hours * hourlyRate })),
);

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The heading of a details page whose name is no post's (RT-5). */
export const defaultPostTitle = 'Unlocking the Value of Payroll Processing';

/** The one article that every details page shows (BLOG-2); it is written to suit any title. */
export const article = {
  lede: 'Whatever brought you to this page, it touches payroll sooner or later. Wages are the largest bill most small firms pay and the one they may never pay late. So here is one ordinary month, from the first punch of the clock to the last line of the ledger, and a fair way to put a price on it.',
  sections: withIds<ArticleSection>('article-section', [
    {
      heading: 'The month starts with hours, not with money',
      body: [
        'A pay period ends on a Saturday night and the trouble, if there is any, is already in it. Someone forgot to punch out, someone worked at two sites, a raise took effect on the Wednesday. By Monday at ten a manager should have approved each time card and explained each odd one in a few words.',
        'It pays to be strict at this point, because a correction costs least before the check is cut. Fixing an hour on Monday takes a minute. The same hour on the following Monday means a second check, a changed deposit and perhaps an amended return.',
      ],
    },
    {
      heading: 'Gross pay is arithmetic and net pay is law',
      exhibit: 'quote',
      body: [
        'Hours times rate is the simple part. Overtime is paid at one and a half times the regular rate for hours past forty in the workweek, and that rate includes most bonuses. Then the deductions come off in a set order: pre-tax benefits, federal and state withholding, Social Security and Medicare, garnishments, and whatever the employee has chosen.',
        'The employer owes as well. Social Security at 6.2 percent and Medicare at 1.45 percent are matched from the firm’s own pocket, and unemployment tax and workers’ compensation come on top. A check for $2,000 in gross pay therefore costs at least $2,153 before benefits.',
      ],
    },
    {
      heading: 'Payday is only the middle of the month',
      body: [
        'Once people are paid, the tax that was held back is no longer the company’s money. A monthly depositor sends it by the fifteenth of the next month. A semiweekly depositor has until Wednesday for a Friday payday. Which of the two you are depends on what you reported in a lookback period that ended the previous June.',
        'After that comes the ledger. Wages belong in the month when the work was done, even if the check follows in the next one, and each department, job or property should carry its own share. A payroll that posts as a single lump tells the owner nothing about where the labor went.',
      ],
    },
    {
      heading: 'What the work is worth depends on whose hour it is',
      exhibit: 'cost-table',
      body: [
        `The table below is taken from a firm of eighteen people that pays every two weeks. The owner did the work herself and valued an hour at $${hourlyRate}, which is what she bills for it. Yours will differ, and it is worth an afternoon to write down your own four lines.`,
        'The figure leaves out the cost of a mistake, which is harder to average. A deposit that is sixteen days late carries a federal penalty of ten percent, and no hourly rate makes up for that. Compare the total with a quote, add what you would do with the hours, and the decision tends to make itself.',
      ],
    },
  ]),
  cost: {
    caption: `One month of payroll in the owner’s hands, at $${hourlyRate} an hour`,
    columns: ['Task', 'Hours', 'Cost'],
    rows: costRows,
    total: {
      hours: sum(costRows.map(({ hours }) => hours)),
      cost: sum(costRows.map(({ cost }) => cost)),
    },
  },
  quote: {
    text: 'I ask every new client the same thing: who would run payroll if you broke your arm on Tuesday? When the answer is a long silence, we begin there.',
    name: 'Hannah Weiss',
    designation: 'Healthcare and dental lead, Accupay',
    img: '/portraits/hannah-weiss.svg',
  },
} as const;

/** Dates are relative, so that they hold under a post of any date. */
export const comments = withIds<Comment>('comment', [
  {
    img: '/portraits/paul-ostrander.svg',
    name: 'Paul Ostrander',
    date: '3 days ago',
    body: 'I did my own four lines over lunch. Checking hours was more than half, because two of my crews still text me photographs of a whiteboard. That is getting fixed before anything else.',
    replies: withIds<Reply>('reply', [
      {
        img: '/portraits/ibrahim-haddad.svg',
        name: 'Ibrahim Haddad',
        date: '2 days ago',
        body: 'Same here until last spring, Paul. We put a tablet in the job trailer and made the foreman approve the day before he locks up. Monday went from three hours to about twenty minutes.',
      },
    ]),
  },
  {
    img: '/portraits/gwen-tsosie.svg',
    name: 'Gwen Tsosie',
    date: 'Yesterday',
    body: 'The point about posting wages to the month of the work saved me an awkward talk with our lender. December looked terrible until we moved the last nine days back where they belonged.',
    replies: [],
  },
]);
