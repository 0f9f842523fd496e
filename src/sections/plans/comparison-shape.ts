import type { Plan } from '@/content/plans';
import { priceFor } from '@/lib/money';

/** The classes of the comparison’s parts. */
type Shape = Record<
  'block' | 'head' | 'line' | 'corner' | 'name' | 'price' | 'what' | 'cell' | 'popular',
  string
>;

/** A table from a tablet’s width on. */
const fromTablet = {
  block: 'max-md:block',
  price: 'max-lg:block lg:ml-2',
  what: 'max-md:col-[1/-1] max-md:mb-1 md:py-3 md:pr-6',
  popular: 'md:bg-mint',
};

/** Cells side by side on a phone, one below the other if its text is large. */
const upToThree = {
  ...fromTablet,
  popular: 'md:bg-mint max-md:font-semibold',
  head: 'narrow:sr-only',
  line: 'max-md:grid max-md:gap-x-3 max-[22rem]:gap-x-1.5 narrow:grid-cols-1',
  corner: 'max-md:sr-only md:w-2/5',
  name: 'text-lg/6 max-md:-mx-1.5 max-md:px-1.5 md:px-4',
  // One below the other, each cell begins with its plan.
  cell: 'max-md:-mx-1.5 max-md:rounded-sm max-md:px-1.5 max-md:py-1 max-md:text-sm md:px-4 md:py-3 narrow:mx-0 narrow:flex narrow:flex-wrap narrow:items-center narrow:justify-end narrow:before:flex-[1_1_6em] narrow:before:text-ink-soft narrow:before:content-[attr(data-label)]',
};

/** Cells one below the other on a phone. */
const stacked =
  'max-md:flex max-md:flex-wrap max-md:items-center max-md:justify-end max-md:before:flex-[1_1_6em] max-md:before:text-ink-soft max-md:before:content-[attr(data-label)]';

const four: Shape = {
  ...fromTablet,
  head: 'max-md:sr-only',
  line: 'max-md:grid',
  corner: 'max-md:sr-only md:w-1/4',
  name: 'text-base/6 md:px-2',
  cell: `max-md:text-sm md:px-2 md:py-3 ${stacked}`,
};

/** On a tablet, too, each line’s name is above its cells, which stand side by side there. */
const more = {
  block: 'max-lg:block',
  head: 'max-md:sr-only',
  line: 'max-lg:grid max-lg:gap-x-3',
  corner: 'max-lg:sr-only lg:w-1/4',
  name: 'text-base/6 lg:px-2',
  price: 'block',
  what: 'max-lg:col-[1/-1] max-lg:mb-1 lg:py-3 lg:pr-6',
  cell: `max-lg:text-sm lg:px-2 lg:py-3 ${stacked}`,
  popular: 'lg:bg-mint',
};

const columns = ['', '', 'max-md:grid-cols-2', 'max-md:grid-cols-3'];

/** A name of so many letters needs a smaller size in three columns on a phone. */
const longName = 10;

/** A name and a yearly price of more letters and digits do not stand side by side in a column. */
const mostBeside = 14;

/** The classes of the comparison of these plans, which are at most six. */
export function shapeFor(plans: readonly Pick<Plan, 'planName' | 'monthlyPrice'>[]): Shape {
  const isLong = plans.some(
    ({ planName, monthlyPrice }) =>
      `${planName}${priceFor(monthlyPrice, 'yearly')}`.length > mostBeside,
  );
  const shape = shapeOf(plans);
  return isLong ? { ...shape, price: 'block' } : shape;
}

function shapeOf(plans: readonly Pick<Plan, 'planName'>[]): Shape {
  const count = plans.length;
  if (count > 5) return { ...more, line: `${more.line} md:max-lg:grid-cols-6` };
  if (count > 4) return { ...more, line: `${more.line} md:max-lg:grid-cols-5` };
  if (count > 3) return four;
  const isLong = plans.some(({ planName }) => planName.length >= longName);
  return {
    ...upToThree,
    line: `${upToThree.line} ${columns[count] ?? ''}`,
    name: `${upToThree.name} ${isLong ? 'max-md:text-base/6' : ''}`,
  };
}
