import { describe, expect, it } from 'vitest';
import { products } from '@/content/products';
import { slugify } from '@/lib/ids';
import { startVisit } from '../support/start-visit';
import { linksIn, textsIn, valuesIn } from '../support/words-in';

const pathOf = ({ name }: { name: string }) => `/shop/${slugify(name)}`;
const [first, second] = products as [(typeof products)[0], (typeof products)[0]];

/** A cart with one of the first product, and two of the second. */
async function fillCart() {
  const visit = await startVisit(pathOf(first));
  await visit.press('Add to Cart');
  await visit.go(pathOf(second));
  await visit.press(`One more of ${second.name}`);
  await visit.press('Add to Cart');
  await visit.go('/cart');
  return visit;
}

type Visit = Awaited<ReturnType<typeof startVisit>>;

const partsOf = ({ page }: Visit, part: string) => textsIn(page, `.cart-row [data-part=${part}]`);
const totalsOf = ({ page }: Visit) => textsIn(page, '[aria-labelledby=totals-title] dl > div');

describe('the page of a product', () => {
  it('looks the product up again when the name changes (SHOP-2)', async () => {
    const visit = await startVisit(pathOf(first));
    const seen = [textsIn(visit.page, 'h1')];
    await visit.press(`One more of ${first.name}`);
    for (const path of [pathOf(second), '/shop/shop-details', pathOf(first)]) {
      await visit.go(path);
      seen.push(textsIn(visit.page, 'h1'));
      const quantity = visit.find<HTMLInputElement>('main [role=spinbutton]').value;
      expect(quantity, `ST-QTY on ${path}`).toBe('1');
    }
    expect(seen.flat(), 'SHOP-2').toEqual([first.name, second.name, 'Online Courses', first.name]);
    await visit.end();
  });

  it('puts an unknown product into the cart as Online Courses at 430 (SHOP-2)', async () => {
    const visit = await startVisit('/shop/zzyzx');
    await visit.press('Add to Cart');
    await visit.go('/cart');
    const line = ['name', 'price'].map((part) => partsOf(visit, part)[0]);
    expect(line, 'SHOP-2').toEqual(['Online Courses', 'Unit Price $430.00']);
    await visit.end();
  });
});

describe('the link to the cart in the header (LAY-1)', () => {
  it('shows how many items there are, above 99 as 99+, and is gone without any', async () => {
    const visit = await startVisit(pathOf(first));
    const link = () => {
      const found = visit.page.querySelector('header a[href="/cart"][aria-label]');
      return found && [found.getAttribute('aria-label'), found.textContent];
    };
    expect(link(), 'LAY-1, an empty cart').toBe(null);
    await visit.press('Add to Cart');
    expect(link(), 'LAY-1').toEqual(['Cart, 1 item', '1']);
    await visit.type('main [role=spinbutton]', '98');
    await visit.press('Add to Cart');
    expect(link(), 'LAY-1').toEqual(['Cart, 99 items', '99']);
    await visit.press('Add to Cart');
    expect(link(), 'LAY-1').toEqual(['Cart, 197 items', '99+']);
    await visit.end();
  });
});

describe('the views of the cart (ST-CART-7)', () => {
  it('are the empty and the filled one, also after one leaves and comes back', async () => {
    const visit = await fillCart();
    const view = () => [
      partsOf(visit, 'name').length,
      totalsOf(visit).length > 0,
      visit.page.textContent?.includes('Please add products to your cart!'),
    ];
    const comeBack = async () => {
      await visit.go('/shop');
      await visit.go('/cart');
    };
    const [filled, empty] = [
      [2, true, false],
      [0, false, true],
    ];
    expect(view(), 'ST-CART-7 on /cart').toEqual(filled);
    await comeBack();
    expect(view(), 'ST-CART-7 on /cart').toEqual(filled);
    await visit.press('Empty Cart');
    expect(view(), 'ST-CART-7 on /cart').toEqual(empty);
    await comeBack();
    expect(view(), 'ST-CART-7 on /cart').toEqual(empty);
    await visit.end();
  });
});

describe('the steppers of the cart', () => {
  it('take one from a line, and the line at zero (ST-CART-2)', async () => {
    const visit = await fillCart();
    const quantities = () => valuesIn(visit.page, '.cart-row [role=spinbutton]', 'aria-valuenow');
    expect(quantities(), 'ST-CART-2').toEqual(['1', '2']);
    await visit.press(`One fewer of ${second.name}`);
    expect(quantities(), 'ST-CART-2').toEqual(['1', '1']);
    await visit.press(`One fewer of ${first.name}`);
    expect(quantities(), 'ST-CART-2').toEqual(['1']);
    expect(partsOf(visit, 'name'), 'ST-CART-2').toEqual([second.name]);
    await visit.end();
  });
});

describe('the cart (CART-1)', () => {
  it('says that it is empty, without totals (ST-CART-7, ERR-1)', async () => {
    const visit = await startVisit('/cart');
    expect(textsIn(visit.page, 'main h2'), 'CART-1 on /cart').toEqual([
      'Please add products to your cart!',
    ]);
    expect(visit.page.querySelectorAll('main :is(table, dl)').length, 'CART-1 on /cart').toBe(0);
    await visit.end();
  });

  it('is a table of its lines, with amounts in dollars and `.00` (BIZ-3)', async () => {
    const visit = await fillCart();
    expect(textsIn(visit.page, '.cart-table thead th'), 'CART-1 on /cart').toEqual([
      'Product',
      'Name',
      'Unit Price',
      'Quantity',
      'Subtotal',
      'Remove',
    ]);
    expect(partsOf(visit, 'name'), 'CART-1 on /cart').toEqual([first.name, second.name]);
    expect(partsOf(visit, 'price'), 'CART-1 on /cart').toEqual([
      `Unit Price $${first.price}.00`,
      `Unit Price $${second.price}.00`,
    ]);
    const quantities = valuesIn(visit.page, '.cart-row [role=spinbutton]', 'aria-valuenow');
    expect(quantities, 'CART-1 on /cart').toEqual(['1', '2']);
    expect(partsOf(visit, 'subtotal'), 'CART-1 on /cart').toEqual([
      `$${first.price}.00`,
      `$${2 * Number(second.price)}.00`,
    ]);
    await visit.end();
  });

  it('keeps its banner (RT-4)', async () => {
    const visit = await fillCart();
    expect(textsIn(visit.page, 'main .banner h1'), 'RT-4 on /cart').toEqual(['Cart']);
    await visit.end();
  });

  it('has the same image in each line, and a button that deletes it', async () => {
    const visit = await fillCart();
    const images = valuesIn(visit.page, '.cart-row img', 'src');
    expect([images.length, new Set(images).size], 'CART-1 on /cart').toEqual([2, 1]);
    expect(
      products.map(({ img }) => img),
      'CART-1 on /cart',
    ).not.toContain(images[0]);
    await visit.press(`Remove ${second.name}`);
    expect(partsOf(visit, 'name'), 'CART-1 on /cart').toEqual([first.name]);
    await visit.end();
  });

  it('has its item price as subtotal and as total (BIZ-4)', async () => {
    const visit = await fillCart();
    const sum = Number(first.price) + 2 * Number(second.price);
    const amount = `$${sum.toLocaleString('en-US')}.00`;
    expect(totalsOf(visit), 'CART-1 on /cart').toEqual([`Subtotal${amount}`, `Total${amount}`]);
    expect(linksIn(visit.page, '[aria-labelledby=totals-title] a'), 'CART-1 on /cart').toEqual([
      ['Proceed To Checkout', '/checkout'],
    ]);
    await visit.end();
  });

  it('has a coupon code, whose button does nothing, and Empty Cart (ST-CART-4)', async () => {
    const visit = await fillCart();
    expect(visit.page.querySelectorAll('main [name=coupon]').length, 'CART-1 on /cart').toBe(1);
    await visit.type('main [name=coupon]', 'SAVE10');
    const before = visit.page.querySelector('main')?.innerHTML;
    const [empty, apply = ''] = textsIn(visit.page, '.cart-table + div button');
    await visit.press(apply);
    expect(visit.page.querySelector('main')?.innerHTML, 'CART-1 on /cart').toBe(before);
    expect(empty, 'CART-1 on /cart').toBe('Empty Cart');
    await visit.press('Empty Cart');
    expect(partsOf(visit, 'name'), 'CART-1 on /cart').toEqual([]);
    await visit.end();
  });
});

it('the coupon box of the checkout keeps its words while it is open (CHK-1)', async () => {
  const visit = await startVisit('/checkout');
  const box = visit.find<HTMLDetailsElement>('main details');
  await visit.perform(() => visit.find('main summary').click());
  expect(box.open, 'CHK-1 on /checkout').toBe(true);
  expect(textsIn(visit.page, 'main summary'), 'CHK-1 on /checkout').toEqual([
    'Have a coupon? Click here',
  ]);
  await visit.end();
});

it('the button of the coupon box of the checkout does nothing (CHK-1)', async () => {
  const visit = await startVisit('/checkout');
  await visit.type('main details [name=coupon]', 'SAVE10');
  const before = visit.page.querySelector('main')?.innerHTML;
  await visit.press('', 'main details button');
  expect(visit.page.querySelector('main')?.innerHTML, 'CHK-1 on /checkout').toBe(before);
  await visit.end();
});

it('a quantity that a button changes is said (ST-QTY)', async () => {
  const visit = await startVisit(pathOf(first));
  await visit.press(`One more of ${first.name}`);
  const said = textsIn(visit.page, '[aria-label^=Order] [role=status]');
  expect(said, 'ST-QTY on a product').toContain('Quantity 2');
  await visit.end();
});

it('arrow keys change a quantity by one, never below one (ST-QTY)', async () => {
  const visit = await startVisit('/shop/shop-details');
  const input = () => visit.find<HTMLInputElement>('main [role=spinbutton]');
  const shown: string[] = [];
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowDown']) {
    await visit.perform(() => {
      input().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    });
    shown.push(input().value);
  }
  expect(shown, 'ST-QTY on /shop/shop-details').toEqual(['2', '3', '2', '1', '1']);
  await visit.end();
});
