import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import { wideHeader } from './src/lib/wide-header';
import { shadows, themeColors, variables } from './src/theme/colors';
import { fontFamilies } from './src/theme/fonts';

/**
 * Design tokens, named for their role. Widths are in rem so that breakpoints sort together. Text
 * sizes and radii replace Tailwind's: `sm`, `base`, `lg`, `rounded` and `rounded-xl` have other values here.
 */
export default {
  content: [],
  theme: {
    screens: {
      sm: '40rem',
      md: '48rem',
      header: `${wideHeader}rem`,
      lg: '64rem',
      xl: '80rem',
      '2xl': '96rem',
    },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ...themeColors,
    },
    fontFamily: {
      // Each web font and its fallbacks (`src/styles/fonts.css`).
      heading: fontFamilies('heading'),
      text: fontFamilies('text'),
    },
    fontSize: {
      xs: ['0.875rem', '1.25rem'],
      sm: ['0.9375rem', '1.5rem'],
      card: ['clamp(1rem, 0.95rem + 0.2vw, 1.0625rem)', '1.5'],
      base: ['clamp(1rem, 0.95rem + 0.2vw, 1.0625rem)', '1.625'],
      lg: ['1.1875rem', '1.875rem'],
      // The last limit of each lets the words of headings fit a phone with large text.
      xl: ['min(clamp(1.1875rem, 1.1rem + 0.35vw, 1.375rem), 10.5vw)', '1.36364'],
      '2xl': ['min(clamp(1.5rem, 1.3rem + 0.8vw, 1.875rem), 10.5vw)', '1.2'],
      banner: ['min(clamp(2rem, 1.35rem + 3.2vw, 4rem), 12vw)', '1.04'],
      'banner-long': ['min(clamp(2rem, 1.45rem + 2.4vw, 3.125rem), 12vw)', '1.08'],
      title: ['min(clamp(1.75rem, 1.15rem + 2.6vw, 3.125rem), 11vw)', '1.08'],
      display: ['min(clamp(2.75rem, 1.75rem + 4.4vw, 5rem), 13.75vw)', '1.02'],
    },
    borderRadius: {
      none: '0',
      // Controls, and what is small.
      sm: '0.25rem',
      DEFAULT: '0.375rem',
      // Papers, and other grounds.
      lg: '0.75rem',
      xl: '0.75rem',
      full: '9999px',
    },
    boxShadow: {
      none: 'none',
      sheet: shadows.sheet,
      bar: shadows.bar,
      toast: shadows.toast,
    },
    extend: {
      maxWidth: { page: 'var(--column)', measure: '35rem', 'measure-sm': '32rem' },
      // Unlike spaces (`site.css`), lines always grow with the text.
      lineHeight: {
        4: '1rem',
        5: '1.25rem',
        6: '1.5rem',
        7: '1.75rem',
        10: '2.5rem',
        11: '2.75rem',
      },
      spacing: {
        section: 'clamp(min(2rem, 10vw), 0.5rem + 6vw, 6.25rem)',
        gutter: 'clamp(min(1.25rem, 6.25vw), 4vw, 2.5rem)',
        // How far papers and grounds outgrow the column on a wide screen.
        overhang: 'min(7.5rem, (100vw - 84rem) / 2 - 2.5rem)',
      },
    },
  },
  plugins: [plugin(({ addBase }) => addBase({ ':root': variables }))],
} satisfies Config;
