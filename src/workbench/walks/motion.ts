import { button } from '../frame/act';
import type { SiteWalk } from '../frame/drive-frame';

const setting = 'this is a setting of the system';
const motion = {
  'motion.reduced': [{ send: setting }],
  'motion.allowed': [{ send: setting }],
};

export const counter: SiteWalk = {
  path: '/',
  events: [{ type: 'view.entered' }, { type: 'motion.reduced' }],
  acts: {
    ...motion,
    'view.entered': [{ scroll: { css: '[aria-label="Accupay in figures"] p', called: 'figures' } }],
  },
};

/** px at which the sign-in page has its reviews below the form, out of view at first. */
const width = 390;
const path = '/login';
const reviews = { css: '[aria-roledescription=carousel]', called: 'reviews' };
const slides = { css: '.carousel-single', called: 'reviews' };

export const carousel: SiteWalk = {
  path,
  width,
  events: (snapshot) => [
    { type: snapshot.matches({ view: 'inside' }) ? 'view.left' : 'view.entered' },
    ...(snapshot.matches({ view: 'inside' }) ? [{ type: 'slides.started' }] : []),
    ...(snapshot.matches({ slides: 'ready' })
      ? [{ type: 'pause.pressed' }, { type: 'play.pressed' }]
      : []),
    { type: 'pointer.entered' },
    { type: 'pointer.left' },
    { type: 'focus.entered' },
    { type: 'focus.left' },
    { type: 'motion.reduced' },
    { type: 'motion.allowed' },
  ],
  acts: {
    ...motion,
    'view.entered': [{ scroll: slides }],
    'view.left': [{ scroll: 0 }],
    'pause.pressed': [{ press: button('Pause reviews') }],
    'play.pressed': [{ press: button('Play reviews') }],
    'pointer.entered': [{ point: reviews }],
    'pointer.left': [{ pointAway: reviews }],
    'focus.entered': [{ focus: slides }],
    'focus.left': [{ focus: { css: '#main', called: 'rest of the page' } }],
  },
};

export const slideShow: SiteWalk = {
  path,
  width,
  input: { count: 8 },
  events: [
    { type: 'show.released' },
    { type: 'show.held' },
    { type: 'next.pressed' },
    { type: 'previous.pressed' },
    { type: 'slide.shown', index: 2 },
    { type: 'slide.shown', index: 3 },
  ],
  acts: {
    'show.released': [{ scroll: slides }, { press: button('Play reviews'), ifShown: true }],
    'show.held': [{ press: button('Pause reviews') }],
    'next.pressed': [{ scroll: slides }, { press: button('Next review') }],
    'previous.pressed': [{ scroll: slides }, { press: button('Previous review') }],
    'slide.shown': [{ send: 'a swipe is no control' }],
  },
};
