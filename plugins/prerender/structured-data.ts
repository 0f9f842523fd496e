import { type FirmOffice, firm } from '@/content/firm';
import type { FullPost } from '@/content/post';
import type { Product } from '@/content/products';
import { type TeamMember, team } from '@/content/team';
import { phoneLink } from '@/lib/contact-link';
import { slugify } from '@/lib/ids';
import type { Route } from '@/routes';
import type { PageMetadata } from './read-page';

/** A post, and the day on which it was published, as `2026-01-15`. */
export type DatedPost = FullPost & { day: string };

/** The post, product or member that a page shows. */
type Subject = { post?: DatedPost; product?: Product; member?: TeamMember | undefined };

/** A rendered page and its metadata. */
export type BuiltPage = Subject & {
  path: string;
  route: Route;
  title: string;
  description: string;
  /** The path of its sharing image. */
  image: string;
  /** The page's item, if items of its kind are fetched one at a time; null for an unknown name. */
  item?: object | null;
  markup: string;
  words: PageMetadata;
};

/** The path of a member's page. */
export const memberPath = (name: string) => `/team/${slugify(name)}`;

/** The current day in a time zone of IANA's database, as `2026-01-15`. */
export const dayIn = (timeZone: string, now = new Date()): string =>
  now.toLocaleDateString('sv-SE', { timeZone });

/** Leap years are at most eight years apart, so that any day occurs within nine years. */
const yearsBack = 9;

/**
 * The last day by the name of a post's date, `Jan 15`, that is not after `today`; both days are
 * written `2026-01-15`. Pages append the current year (HOME-13), which for a date still to come would
 * tell feed readers and search engines of a post from the future. Throws if there is no such day.
 */
export function postDay(date: string, today: string): string {
  const year = Number(today.slice(0, 4));
  for (let back = 0; back < yearsBack; back += 1) {
    const time = new Date(`${date} ${year - back} UTC`);
    const day = time.toISOString().slice(0, 10);
    // In other years, February 29 is read as March 1.
    if (time.getUTCDate() === Number(date.split(' ')[1]) && day <= today) return day;
  }
  throw new Error(`${date} is not a day`);
}

/** What a page shows; nothing on a sample for unknown names (RT-5). `item` is fetched by itself. */
export function subjectOf(
  path: string,
  item: FullPost | Product | null | undefined,
  today: string,
): Subject {
  if (item && 'article' in item) return { post: { ...item, day: postDay(item.date, today) } };
  if (item) return { product: item };
  return { member: team.find(({ name }) => memberPath(name) === path) };
}

const typed = (type: string, properties: object) => ({ '@type': type, ...properties });

const postalAddress = ({ street, city, state, zip }: FirmOffice) =>
  typed('PostalAddress', {
    streetAddress: street,
    addressLocality: city,
    addressRegion: state,
    postalCode: zip,
    addressCountry: 'US',
  });

const telephone = (label: string) => phoneLink(label).href.replace('tel:', '');

const [head, ...branches] = firm.offices;
const socialPages = firm.social.map(({ link }) => link).filter((link) => link !== '#');

/**
 * The firm as schema.org describes it, at its head office; the other offices are departments. Hours are
 * local: schema.org has no name for a time zone, and the offset of one changes with the season.
 */
const describeFirm = (address: string) =>
  typed('AccountingService', {
    '@id': `${address}/#firm`,
    name: firm.name,
    ...(firm.legalName !== firm.name && { legalName: firm.legalName }),
    description: firm.tagline,
    url: `${address}/`,
    logo: `${address}/icon-512.png`,
    image: `${address}/og/home.png`,
    foundingDate: String(firm.founded),
    telephone: telephone(firm.phone),
    email: firm.email,
    address: postalAddress(head),
    geo: typed('GeoCoordinates', head.geo),
    areaServed: typed('AdministrativeArea', { name: firm.areaServed }),
    openingHoursSpecification: typed('OpeningHoursSpecification', {
      dayOfWeek: firm.hours.days,
      opens: firm.hours.opens,
      closes: firm.hours.closes,
    }),
    department: branches.map((office) =>
      typed('AccountingService', {
        name: office.name,
        address: postalAddress(office),
        telephone: telephone(office.phone),
      }),
    ),
    ...(socialPages.length > 0 && { sameAs: socialPages }),
  });

/**
 * What a page is about. A product has no offer, though it has a price: nothing can be bought here
 * (CHK-3), and the price line of its page is a sample (SHOP-2), which differs from the price in the cart.
 */
function describeSubject(page: BuiltPage, address: string): object[] {
  const { path, post, product, member, description, words } = page;
  const url = address + path;
  const image = words.picture ? [address + words.picture.path] : [];
  const organization = typed('Organization', {
    '@id': `${address}/#firm`,
    name: firm.name,
    url: `${address}/`,
  });
  if (product) {
    const { name } = product;
    return [typed('Product', { name, description, image, url, brand: organization })];
  }
  if (member) {
    const { name, designation: jobTitle } = member;
    const person = { name, jobTitle, description, image, url, worksFor: organization };
    return [typed('Person', person)];
  }
  if (!post) return [];
  const posting = {
    headline: words.heading,
    description,
    image: [...image, address + page.image],
    datePublished: post.day,
    articleSection: post.tag,
    mainEntityOfPage: url,
    author: typed('Person', {
      name: post.author.name,
      jobTitle: post.author.designation,
      url: address + memberPath(post.author.name),
    }),
    publisher: organization,
  };
  return [typed('BlogPosting', posting)];
}

/** Pages with their own questions; the home and about pages repeat the FAQ's. */
const isQuestionPage = (path: string) => path === '/faq' || path.startsWith('/services/');

/**
 * The schema.org data of a page: the firm on the home page, the breadcrumb, questions with answers,
 * the post, product or member that it shows.
 */
export function structuredData(page: BuiltPage, address: string): object[] {
  const { path, words } = page;
  const things: object[] = [];
  if (path === '/') things.push(describeFirm(address));
  if (words.crumbs.length > 0) {
    const items = words.crumbs.map(({ name, path }, index) =>
      typed('ListItem', { position: index + 1, name, item: address + path }),
    );
    things.push(typed('BreadcrumbList', { itemListElement: items }));
  }
  if (isQuestionPage(path)) {
    const questions = words.answers.map(({ question, answer }) =>
      typed('Question', { name: question, acceptedAnswer: typed('Answer', { text: answer }) }),
    );
    things.push(typed('FAQPage', { mainEntity: questions }));
  }
  return [...things, ...describeSubject(page, address)];
}
