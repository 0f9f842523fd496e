import { slugify } from '@/lib/slugify';
import { withIds } from '@/lib/with-ids';

export type Testimonial = {
  id: string;
  img: string;
  name: string;
  designation: string;
  review: string;
};

const said = (name: string, designation: string, review: string) => ({
  img: `/portraits/${slugify(name)}.svg`,
  name,
  designation,
  review,
});

export const testimonials = withIds<Testimonial>('testimonial', [
  said(
    'Lena Choi',
    'Dentist, Mill Creek Dental',
    'Payroll was my Sunday evening: fourteen hours a month of hygienist hours and lab bills. Now I look at two pages on Wednesday, ask one question, and approve. Last month the whole thing took three hours.',
  ),
  said(
    'Owen Brandt',
    'Controller, Harrow & Pike Builders',
    'Certified payroll on two federal-aid jobs took nine hours of every week. Accupay maps each time code to the wage decision, so the WH-347 is waiting when I get in. I spend two hours checking it.',
  ),
  said(
    'Renata Salgado',
    'Owner, Saltgrass Kitchens',
    'Nobody had ever claimed the credit for the Social Security we pay on tips. Priya amended three years of returns and $38,215 came back. She billed $4,300 and showed me every line.',
  ),
  said(
    'Marcus Bell',
    'Owner, Ironwood Fitness',
    'I had eleven trainers on 1099s because my old gym did. Theo went through them one at a time with me. Nine are on payroll now, two really are contractors, and I can explain why.',
  ),
  said(
    'Joanna Pruitt',
    'Portfolio manager, Juniper Row Rentals',
    'We have 212 doors and nineteen owners who want to know about their roof. Statements used to go out on the nineteenth day. They go out on the fifth now, and the phone is quieter.',
  ),
  said(
    'Sam Tillery',
    'Operations lead, Tamarack Freight',
    'Our drivers live in five states and the last outfit withheld by mileage. I opened twenty-three tax notices in one year. Since Accupay gave every driver one home state, I have opened two.',
  ),
  said(
    'Amit Desai',
    'Practice lead, Northfork Pediatrics',
    'The bank said one thing and the billing system said another, by $61,480. They matched it payer by payer. Four checks had been posted to the wrong clinic, and nobody here had noticed.',
  ),
  said(
    'Nicole Harker',
    'Practice owner, Bluebell Veterinary',
    'Our on-call bonus should have been in the overtime rate and was not. Accupay told me before anyone complained, refigured twenty-six pay periods, and we paid seven people $4,112 with the next check.',
  ),
]);
