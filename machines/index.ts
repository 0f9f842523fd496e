/** Every statechart of the site, for the tools and tests that loop over them. */
export { carouselMachine } from './carousel.machine';
export { counterMachine } from './counter.machine';
export { desktopMenuMachine } from './desktop-menu.machine';
export { faqMachine } from './faq.machine';
export { headerScrollMachine } from './header-scroll.machine';
export { mobileMenuMachine } from './mobile-menu.machine';
export { navigationMachine } from './navigation.machine';
export { newsletterMachine } from './newsletter.machine';
export { postSearchMachine } from './post-search.machine';
export { pricingMachine } from './pricing.machine';
export { selectMachine } from './select.machine';
export { slideShowMachine } from './slide-show.machine';
export { videoDialogMachine } from './video-dialog.machine';
