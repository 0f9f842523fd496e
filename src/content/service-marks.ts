import type { IconNode } from 'lucide';

// Marks of the practices, drawn after the papers that each of them works on, on Lucide's grid of 24.

/** Payroll: a check with its stub. */
export const CheckMark: IconNode = [
  ['rect', { x: '2.5', y: '5', width: '19', height: '14', rx: '1.5' }],
  ['path', { d: 'M8.5 5v14', strokeDasharray: '1.4 2.4' }],
  ['path', { d: 'M12 9.5h6.5M15 13.5h3.5M15 16h3.5' }],
];

/** Accounting: a T-account that balances. */
export const AccountMark: IconNode = [
  ['path', { d: 'M3 6.5h18M12 6.5V20' }],
  ['path', { d: 'M4.5 11.5h4M15.5 11.5h4' }],
  ['path', { d: 'M4.5 16h4M15.5 16h4M4.5 19h4M15.5 19h4' }],
];

/** Taxation: a form with its number and its boxes. */
export const FormMark: IconNode = [
  [
    'path',
    {
      d: 'M14.5 3H6.5A1.5 1.5 0 0 0 5 4.5v15A1.5 1.5 0 0 0 6.5 21h11a1.5 1.5 0 0 0 1.5-1.5v-12z',
    },
  ],
  ['path', { d: 'M14.5 3v4.5H19' }],
  ['path', { d: 'M8.5 12h7v5h-7z' }],
];

/** Real estate: a building with its units, as in a rent roll. */
export const UnitsMark: IconNode = [
  ['path', { d: 'M2.5 10 12 3.5l9.5 6.5' }],
  ['path', { d: 'M4.5 9v11.5h15V9' }],
  ['path', { d: 'M4.5 14.5h15M9.5 10.5v10M14.5 10.5v10' }],
];

/** Healthcare: a claim, from the visit to the deposit. */
export const ClaimMark: IconNode = [
  ['path', { d: 'M5 3h14v18l-2.33-1.5L14.33 21 12 19.5 9.67 21l-2.34-1.5L5 21z' }],
  ['path', { d: 'M12 6.25v5M9.5 8.75h5' }],
  ['path', { d: 'M8.5 14.75h7' }],
];

/** Dentistry: a tooth, charted. */
export const ToothMark: IconNode = [
  [
    'path',
    {
      d: 'M12 5.2C9.5 3.3 4.6 3.1 4 7.6c-.4 3.2 1.5 5.1 2 8.1.4 2.4.8 4.8 2.2 4.8 1.9 0 1.3-5.3 3.8-5.3s1.9 5.3 3.8 5.3c1.4 0 1.8-2.4 2.2-4.8.5-3 2.4-4.9 2-8.1-.6-4.5-5.5-4.3-8-2.4z',
    },
  ],
  ['path', { d: 'M7.5 9.5h9' }],
];
