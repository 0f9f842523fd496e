import { describe, expect, it } from 'vitest';
import { firm } from '@/content/firm';
import { checkContent, content } from '../../plugins/site-content';

const [head, ...branches] = firm.offices;
const { name, ...nameless } = firm;
const { opens } = firm.hours;
const withFirm = (facts: object) => ({ ...content, firm: { ...firm, ...facts } });
const withHours = (hours: object) => withFirm({ hours: { ...firm.hours, ...hours } });
const withHead = (office: object) => withFirm({ offices: [{ ...head, ...office }, ...branches] });
const withCourse = (course: object) => ({
  ...content,
  products: { Course: { img: '/favicon.svg', price: '402', ...course } },
});
const nextYear = new Date().getFullYear() + 1;

describe('the content', () => {
  it('is right', () => expect(() => checkContent()).not.toThrow());

  it.each<[what: string, given: object, problem: string]>([
    ['no facts', { ...content, firm: undefined }, 'firm.ts : Invalid input: expected object'],
    ['a missing name', { ...content, firm: nameless }, 'firm.ts name: Invalid input: expected'],
    ['a blank legal name', withFirm({ legalName: ' ' }), 'firm.ts legalName: expected words'],
    ['a title without its page', withFirm({ titlePattern: name }), 'firm.ts titlePattern: '],
    ['a domain with a path', withFirm({ domain: 'firm.example/books' }), 'firm.ts domain: '],
    ['a domain with a scheme', withFirm({ domain: 'https://firm.example' }), 'firm.ts domain: '],
    ['mail without @', withFirm({ email: 'hello.firm.example' }), 'firm.ts email: Invalid email'],
    ['a telephone number in letters', withFirm({ phone: '1-800-PAY-ROLL' }), 'firm.ts phone: '],
    ['a founding year in the future', withFirm({ founded: nextYear }), 'firm.ts founded: '],
    [
      'an unknown zone',
      withFirm({ timeZone: { ...firm.timeZone, id: 'America/Helena' } }),
      'firm.ts timeZone.id: expected a time zone',
    ],
    ['hours that end as they begin', withHours({ closes: opens }), 'firm.ts hours.closes: '],
    ['an hour after midnight', withHours({ closes: '25:00' }), 'firm.ts hours.closes: '],
    ['a day named twice', withHours({ days: ['Monday', 'Monday'] }), 'firm.ts hours.days: '],
    ['an unknown day', withHours({ days: ['Mon'] }), 'firm.ts hours.days.0: '],
    ['no office', withFirm({ offices: [] }), 'firm.ts offices.0: '],
    ['a short ZIP code', withHead({ zip: '5960' }), 'firm.ts offices.0.zip: expected a ZIP code'],
    ['an office without a drawing', withHead({ img: '/art/none.svg' }), 'firm.ts offices.0.img: '],
    ['a head office without a place', withHead({ geo: undefined }), 'firm.ts offices.0.geo: '],
    [
      'an insecure link',
      withFirm({ social: [{ ...firm.social[0], link: 'http://a.example' }] }),
      'firm.ts social.0.link: expected “#” or an address',
    ],
    ['an unknown fact', withFirm({ fax: '(202) 555-0121' }), 'firm.ts : Unrecognized key: "fax"'],
    ['a missing picture', withCourse({ img: '/none.svg' }), 'products.ts Course.img: expected the'],
    ...['1,450', '1450.50', '$40', '0', '-5', '', '1e3', 40].map(
      (price): [string, object, string] => [
        `the price ${JSON.stringify(price)}`,
        withCourse({ price }),
        'products.ts Course.price: ',
      ],
    ),
  ])('stops the build with %s, by file and field', (_, given, problem) => {
    expect(() => checkContent(given)).toThrow(`  src/content/${problem}`);
  });

  it('names all problems at once', () => {
    expect(() => checkContent(withFirm({ email: '', phone: '' }))).toThrow(
      / email: .*\n.* phone: /,
    );
  });
});
