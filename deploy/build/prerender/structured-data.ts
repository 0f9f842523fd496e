import { firm } from '../../../src/content/firm';
import type { BuiltPage } from './built-page';
import { structuredFirm } from './structured-firm';

/** Pages with their own questions; the home and about pages repeat the FAQ's. */
const isQuestionPage = (path: string) => path === '/faq' || path.startsWith('/services/');
const isPost = (path: string) => path === '/blog-details' || path.startsWith('/blog/');

/**
 * The schema.org data of a page: the firm on the home page, the breadcrumb, questions with answers,
 * an article. Dates are omitted, because pages append the current year.
 */
export function structuredData(page: BuiltPage, address: string): object[] {
  const { path, description, image, words } = page;
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
  if (isPost(path)) {
    const publisher = { '@type': 'Organization', name: firm.name, url: `${address}/` };
    things.push({
      '@type': 'BlogPosting',
      headline: words.heading,
      description,
      image: address + image,
      mainEntityOfPage: address + path,
      author: publisher,
      publisher,
    });
  }
  return things;
}
