import { firm } from '@/content/firm.excerpt';
import { button } from '../frame/page-action';
import type { SiteWalk } from '../frame/site-walk';
import { sample } from '../sample.excerpt';

const setting = 'it is a system setting';
const motion = {
  'motion.reduced': [{ send: setting }],
  'motion.allowed': [{ send: setting }],
};

/** The rising figures of the home page. */
export const counter: SiteWalk = {
  path: '/',
  actions: {
    ...motion,
    'view.entered': [
      { scroll: { css: `[aria-label="${firm.name} in figures"] p`, description: 'figures' } },
    ],
  },
};

/**
 * A viewport width, in px, at which the reviews of the sign-in page start off screen, below the
 * form.
 */
const width = 390;
const path = '/login';
const reviews = { css: '[aria-roledescription=carousel]', description: 'reviews' };
const slides = { css: '.carousel-single', description: 'reviews' };

/** The reviews of the sign-in page. */
export const carousel: SiteWalk = {
  path,
  width,
  actions: {
    ...motion,
    'view.entered': [{ scroll: slides }],
    'view.left': [{ scroll: 0 }],
    'pause.pressed': [{ press: button('Pause reviews') }],
    'play.pressed': [{ press: button('Play reviews') }],
    'pointer.entered': [{ point: reviews }],
    'pointer.left': [{ pointAway: reviews }],
    'focus.entered': [{ focus: slides }],
    'focus.left': [{ focus: { css: '#main', description: 'rest of the page' } }],
  },
};

/** The slides of those reviews. */
export const slideShow: SiteWalk = {
  path,
  width,
  input: { count: sample.reviews.count },
  actions: {
    'show.released': [{ scroll: slides }, { press: button('Play reviews'), ifShown: true }],
    'show.held': [{ press: button('Pause reviews') }],
    'next.pressed': [{ scroll: slides }, { press: button(sample.reviews.next) }],
    'previous.pressed': [{ scroll: slides }, { press: button(sample.reviews.previous) }],
    'slide.shown': [{ send: 'there is no control for a swipe' }],
  },
};
