import type { Article, Category, FullPost } from '../../../src/content/post';
import type { Product } from '../../../src/content/products';

const verbs = 'Reconcile Review Schedule File Explain Forecast Check Post Close Compare Count Trace'.split(' '); // biome-ignore format: a list of words
const kinds = 'weekly biweekly monthly quarterly yearly late early small seasonal shared open final'.split(' '); // biome-ignore format: a list of words
const things = 'wages deposits invoices refunds receipts ledgers bonuses stipends leases claims mileage tips'.split(' '); // biome-ignore format: a list of words
const times = 'payday breakfast January the audit the deadline lunch summer the merger Friday the move year-end the call'; // biome-ignore format: a list of words
const moments = times.split(/ (?!audit|deadline|merger|move|call)/);
const categories: readonly Category[] = ['Accounting', 'Business', 'Finance', 'Invest', 'Taxation'];

/** The number of unique names. */
export const maxItems = verbs.length * kinds.length * things.length * moments.length;

/** The words of an item by its index; each combination occurs once. */
function wordsFor(index: number, seed: number) {
  let rest = (index * 7919 + seed) % maxItems;
  const pick = (list: readonly string[]) => {
    const word = list[rest % list.length] as string;
    rest = Math.floor(rest / list.length);
    return word;
  };
  return { verb: pick(verbs), kind: pick(kinds), thing: pick(things), moment: pick(moments) };
}

const list = <T>(count: number, make: (index: number) => T) => {
  if (count > maxItems) throw new Error(`Only ${maxItems} unique names, not ${count}`);
  return Array.from({ length: count }, (_, index) => make(index));
};

/** Sample posts with unique titles and summaries; deterministic by seed. */
export const makePosts = (count: number, seed = 1): readonly FullPost[] =>
  list(count, (index) => {
    const { verb, kind, thing, moment } = wordsFor(index, seed);
    return {
      id: `post-${index + 1}`,
      title: `${verb} ${kind} ${thing} before ${moment}`,
      img: '/art/posts/bank-feed.svg',
      date: 'Jan 15',
      tag: categories[index % categories.length] as Category,
      desc: `Note ${index + 1} on ${kind} ${thing}: what to ${verb.toLowerCase()} first, what can wait until after ${moment}, and the one figure that shows whether it was done.`,
      minutes: 3 + (index % 6),
      author: { name: 'Ann Lee', designation: 'Controller' },
      article: makeArticle(index, `${kind} ${thing}`),
      comments: [],
    };
  });

/** An article of about the usual length. */
function makeArticle(index: number, topic: string): Article {
  const parts = ['first', 'second', 'third', 'fourth'];
  return parts.flatMap((part) => [
    { tag: 'h2', id: part, children: [`The ${part} part`] },
    ...verbs.map((verb) => ({
      tag: 'p' as const,
      children: [`${verb} the ${topic} of article ${index + 1}, ${part} part. `.repeat(5)],
    })),
  ]);
}

/** Sample products; deterministic by seed. */
export const makeProducts = (count: number, seed = 1): readonly Product[] =>
  list(count, (index) => {
    const { verb, kind, thing, moment } = wordsFor(index, seed + 1);
    const act = verb.toLowerCase();
    return {
      id: `product-${index + 1}`,
      img: '/art/products/online-courses.svg',
      name: `How to ${act} ${kind} ${thing} by ${moment}`,
      price: String(402 + (index % 500)),
      shortDesc: `Course ${index + 1}: ${kind} ${thing}, from the first document to the last.`,
      longDesc: [
        `You ${act} the ${kind} ${thing} of a sample company numbered ${index + 1} and end with a page that balances. Every lesson closes with a document that one would really hold.`,
        `Allow three hours in all, and one more if ${moment} is near. The worksheets of course ${index + 1} are yours to keep.`,
      ],
      learn: [
        `Tell ${kind} ${thing} from those of another month`,
        `Know what to ${act} before ${moment}`,
        `Leave a file on ${thing} that another person could follow`,
      ],
    };
  });
