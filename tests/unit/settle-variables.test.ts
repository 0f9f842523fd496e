import { expect, it } from 'vitest';
import { rewriteCss } from '../../deploy/prerender/rewrite-css';
import { settleVariables } from '../../deploy/prerender/settle-variables';

const property = (name: string, initial?: string, syntax = '"*"') =>
  `@property ${name} { syntax: ${syntax}; inherits: false; ${initial ? `initial-value: ${initial}` : ''} }`;

/** As Tailwind writes it: what stands in for `@property`, the rules, then the properties. */
const settled = (rules: string, ...properties: string[]) =>
  settleVariables(
    rewriteCss(
      `@layer properties { @supports (color: lab(0% 0 0)) { * {
        --tw-y: 0; --tw-leading: initial; --tw-weight: initial; --tw-offset: 0px } } }
      ${rules} ${properties.join(' ')}`,
      {},
    ),
  );

it('writes the first value of a variable that nothing sets', () => {
  expect(settled('.a { translate: var(--tw-x) var(--tw-y) }', property('--tw-x', '0'))).toBe(
    '@layer properties{@supports (color:lab(0% 0 0)){*{--tw-y:0}}}.a{translate:0 var(--tw-y)}',
  );
});

it('writes what stands in for one without a first value', () => {
  expect(settled('.a { line-height: var(--tw-leading, 1.75rem) }', property('--tw-leading'))).toBe(
    '@layer properties;.a{line-height:1.75rem}',
  );
});

it('leaves one alone that a rule sets, and forgets one that none reads', () => {
  expect(
    settled(
      '.a { --tw-weight: 700; font-weight: 700 } .b { --tw-y: 1px; translate: 0 var(--tw-y) }',
      property('--tw-weight'),
      property('--tw-y', '0'),
    ),
  ).toBe(
    '@layer properties{@supports (color:lab(0% 0 0)){*{--tw-y:0}}}' +
      '.a{font-weight:700}.b{--tw-y:1px;translate:0 var(--tw-y)}' +
      '@property --tw-y{syntax:"*";inherits:false;initial-value:0}',
  );
});

it('leaves one of a type alone, whose zero has lost its unit', () => {
  const rules = settled(
    '.a { width: calc(1px + var(--tw-offset)) }',
    property('--tw-offset', '0px', '"<length>"'),
  );
  expect(rules).toContain('calc(1px + var(--tw-offset))');
  expect(rules).toContain(
    '@property --tw-offset{syntax:"<length>";inherits:false;initial-value:0}',
  );
});

it('leaves variables of others alone, which script may set', () => {
  const rules = settled('.a { width: var(--slides, 1px) }', property('--slides', '2px'));
  expect(rules).toContain('.a{width:var(--slides,1px)}');
  expect(rules).toContain('@property --slides');
});
