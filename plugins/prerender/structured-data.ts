import type { BuiltPage } from './built-page';
import { structuredFirm } from './structured-firm';
import { structuredSubject } from './structured-subject';

/** Pages with their own questions; the home and about pages repeat the FAQ's. */
const isQuestionPage = (path: string) => path === '/faq' || path.startsWith('/services/');

/**
 * The schema.org data of a page: the firm on the home page, the breadcrumb, questions with answers,
 * the post, product or member that it shows.
 */
export function structuredData(page: BuiltPage, address: string): object[] {
  const { path, words } = page;
  const things: object[] = [];
  if (path === '/') things.push(structuredFirm(address));
  if (words.crumbs.length > 0) {
    things.push({
      '@type': 'BreadcrumbList',
      itemListElement: words.crumbs.map((crumb, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: crumb.name,
        item: address + crumb.path,
      })),
    });
  }
  if (isQuestionPage(path)) {
    things.push({
      '@type': 'FAQPage',
      mainEntity: words.answers.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    });
  }
  things.push(...structuredSubject(page, address));
  return things;
}
