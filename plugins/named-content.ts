/** What the build checks of the content. */
export { namedPictures } from './pictures/named-pictures';
export { namedPrices } from './prices/named-prices';
