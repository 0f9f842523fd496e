import { describe, expect, it } from 'vitest';
import { firm } from '@/content/firm';
import { checkFirm } from '../../plugins/firm/check-firm';

const [head, ...branches] = firm.offices;
const { name, ...nameless } = firm;
const { opens, ...hoursWithoutOpening } = firm.hours;
const withHours = (hours: object) => ({ ...firm, hours: { ...firm.hours, ...hours } });
const withHead = (office: object) => ({ ...firm, offices: [{ ...head, ...office }, ...branches] });
const nextYear = new Date().getFullYear() + 1;

describe('the facts of the firm', () => {
  it('are right', () => {
    expect(() => checkFirm(firm)).not.toThrow();
  });

  it.each<[what: string, facts: object | undefined, problem: string]>([
    ['no facts', undefined, 'firm: expected'],
    ['a missing name', nameless, 'name: expected'],
    ['a blank legal name', { ...firm, legalName: ' ' }, 'legalName: expected'],
    ['a title without its page', { ...firm, titlePattern: name }, 'titlePattern: expected'],
    ['a domain with a path', { ...firm, domain: 'firm.example/books' }, 'domain: expected'],
    ['a domain with a scheme', { ...firm, domain: 'https://firm.example' }, 'domain: expected'],
    ['a domain in capitals', { ...firm, domain: 'Firm.example' }, 'domain: expected'],
    ['mail without @', { ...firm, email: 'hello.firm.example' }, 'email: expected'],
    ['mail with a space', { ...firm, privacyEmail: 'a b@firm.example' }, 'privacyEmail: expected'],
    ['a telephone number without digits', { ...firm, phone: '() -' }, 'phone: expected'],
    ['a telephone number in letters', { ...firm, phone: '1-800-PAY-ROLL' }, 'phone: expected'],
    ['a founding year in the future', { ...firm, founded: nextYear }, 'founded: expected'],
    ['a founding year in words', { ...firm, founded: '2012' }, 'founded: expected'],
    [
      'an unknown zone',
      { ...firm, timeZone: { ...firm.timeZone, id: 'America/Helena' } },
      'timeZone.id: expected',
    ],
    [
      'hours that end before they begin',
      withHours({ opens: '09:00', closes: '08:30' }),
      'hours.closes: expected',
    ],
    ['hours that end as they begin', withHours({ closes: opens }), 'hours.closes: expected'],
    ['an hour after midnight', withHours({ closes: '25:00' }), 'hours.closes: expected'],
    ['an hour of the clock', withHours({ opens: '6AM' }), 'hours.opens: expected'],
    ['missing hours', { ...firm, hours: hoursWithoutOpening }, 'hours.opens: expected'],
    ['no open day', withHours({ days: [] }), 'hours.days: expected'],
    ['an unknown day', withHours({ days: ['Mon'] }), 'hours.days.0: expected'],
    ['a day named twice', withHours({ days: ['Monday', 'Monday'] }), 'hours.days: expected'],
    ['no office', { ...firm, offices: [] }, 'offices'],
    ['a long state', withHead({ state: 'Montana' }), 'offices.0.state: expected'],
    ['a short ZIP code', withHead({ zip: '5960' }), 'offices.0.zip: expected'],
    ['an office without a drawing', withHead({ img: '/art/none.svg' }), 'offices.0.img: expected'],
    [
      'a place off the globe',
      withHead({ geo: { latitude: 91, longitude: 0 } }),
      'offices.0.geo.latitude: expected',
    ],
    ['a head office without a place', withHead({ geo: undefined }), 'offices.0.geo: expected'],
    [
      'an unknown network',
      { ...firm, social: [{ icon: 'x', network: 'X', link: '#' }] },
      'social.0.icon: expected',
    ],
    [
      'an insecure link',
      { ...firm, social: [{ ...firm.social[0], link: 'http://a.example' }] },
      'social.0.link: expected',
    ],
    ['an unknown fact', { ...firm, fax: '(202) 555-0121' }, 'fax: unknown field'],
  ])('%s stops the build, with file and field', (_, facts, problem) => {
    expect(() => checkFirm(facts)).toThrow(`src/content/firm.ts ${problem}`);
  });

  it('names all problems at once', () => {
    expect(() => checkFirm({ ...firm, email: '', phone: '' })).toThrow(/ email: .*\n.* phone: /);
  });
});
