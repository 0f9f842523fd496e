import { firm } from '@/content/firm.excerpt';
import { slugify, withIds } from '@/lib/ids';

export type Testimonial = {
  id: string;
  img: string;
  name: string;
  designation: string;
  review: string;
};

const said = (
  name: string,
  designation: string,
  review: string,
  img = `/portraits/${slugify(name)}.svg`,
) => ({ img, name, designation, review });

export const testimonials = withIds<Testimonial>('testimonial', [
  said(
    'Lena Choi',
    'Dentist, Mill Creek Dental',
    'Payroll took me 14 hours a month, most of it hygienist time cards after dinner. Now the clock sends the hours. I spend 3 hours a month, all of it on decisions only I can make.',
  ),
  said(
    'Owen Brandt',
    'Controller, Harrow & Pike Builders',
    `Certified payroll on two federal-aid jobs took me 9 hours a week. Now the time codes carry the federal rates, and the WH-347s are ready when I get in. I spend 2\u00a0hours reviewing them.`,
  ),
  said(
    'Renata Salgado',
    'Owner, Saltgrass Kitchens',
    'We had never claimed the tax credit for the FICA we pay on tips. Priya amended three years of returns: $38,215 in credits, $29,043 after federal tax. She billed $4,300 and showed me the math.',
  ),
  said(
    'Marcus Bell',
    'Owner, Ironwood Fitness',
    'I had every trainer on a 1099 because my old gym did. Theo went through all 11 of them with me, one at a time. Two really are contractors. The rest are on payroll now, and I can explain why.',
  ),
  said(
    'Joanna Pruitt',
    'Portfolio manager, Juniper Row Rentals',
    'We have 212 doors and 26 owners who all ask about their roofs. Statements went out on business day 19. Now it’s business day 5, and the phone is quieter.',
  ),
  said(
    'Sam Tillery',
    'Operations lead, Tamarack Freight',
    `Our drivers live in five states and the last outfit withheld by mileage. I opened 23 tax notices in one year. In the first year that ${firm.shortName} withheld by where they live, I opened two.`,
  ),
  said(
    'Amit Desai',
    'Practice lead, Northfork Pediatrics',
    'The bank said one thing and the billing system said another, by $61,480. They matched it payer by payer and found four checks that had been posted to the wrong clinic.',
  ),
  said(
    'Nicole Harker',
    'Practice owner, Bluebell Veterinary',
    `Our on-call bonus should have been in the overtime rate and wasn’t. ${firm.shortName} found it and reworked 52 pay periods, the two years a claim usually reaches back. We paid seven people $2,036.`,
  ),
]);
