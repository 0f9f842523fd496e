import { routes } from '@/routes';
import { nightly } from './nightly';
import { caseStudyPath, member, product } from './sample';
import { fullPost, pathOfPost } from './sample-posts';

/** Every page, except those that differ from a listed page only in their text. */
export const everyPath: string[] = [
  ...routes.map(({ path }) => path).filter((path) => !path.includes(':')),
  member.path,
  '/team/team-details',
  caseStudyPath,
  '/case-study/case-study-details',
  product.path,
  '/shop/shop-details',
  pathOfPost(fullPost),
];

/** Pages that together have every layout and every kind of control and section. */
const samplePaths = [
  '/',
  '/about',
  '/services/payroll-processing',
  '/appointment',
  product.path,
  pathOfPost(fullPost),
  '/login',
];

/** The pages that `npm run test:nightly` checks, or a sample of them in other runs. */
export const checkedPaths = nightly(everyPath, samplePaths);
