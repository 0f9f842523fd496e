import { describe, expect, it } from 'vitest';
import { splitStyles } from '../../deploy/prerender/page-styles';

const stylesheet = `
  @layer theme, base, utilities;
  @layer base { h1 { color: red } }
  @layer utilities {
    .a { color: blue }
    .b { color: green }
    .a:hover, .c { color: white }
    .a:not(.d) { color: gray }
    :is(.b, .c) > p { margin: 0 }
    .\\[\\&\\>p\\]\\:mt-2 > p { margin-top: .5rem }
    @media (min-width: 48rem) { .md\\:b { color: green } .md\\:a { color: blue } }
    @media print { .a { display: none } }
    @media print, (min-width: 48rem) { .a { display: grid } }
  }
  @font-face { font-family: "Sans"; src: url(/sans.woff2) format("woff2") }
  @font-face { font-family: "Sans Fallback"; src: local("Arial") }
`;
const styles = splitStyles(stylesheet);

describe('the styles that a document brings along', () => {
  it('are those of its classes, and of no class', () => {
    expect(styles.inlined('<h1 class="a md:a">A</h1>')).toBe(
      '@layer theme;@layer base{h1{color:red}}' +
        '@layer utilities{.a{color:#00f}.a:hover,.c{color:#fff}.a:not(.d){color:gray}' +
        '@media (min-width:48rem){.md\\:a{color:#00f}}' +
        '@media print,(min-width:48rem){.a{display:grid}}}' +
        '@font-face{font-family:Sans Fallback;src:local(Arial)}',
    );
  });

  it('are found by classes as React escapes them', () => {
    const html = '<ul class="b [&amp;&gt;p]:mt-2"><p>A</p></ul>';
    expect(styles.inlined(html)).toContain(
      '@layer utilities{.b{color:green}:is(.b,.c)>p{margin:0}.\\[\\&\\>p\\]\\:mt-2>p{margin-top:.5rem}}',
    );
  });

  it('leave the rest to the whole sheet, which has all but the fonts', () => {
    for (const rule of ['.b{', '.c', '@media print{.a{display:none}}', 'h1{', '.md\\:b{']) {
      expect(styles.whole).toContain(rule);
    }
    expect(styles.whole).not.toContain('@font-face');
  });

  it('have the variables that the whole sheet reads, and it the values of the others', () => {
    const variables = splitStyles(
      '@property --tw-x { syntax: "*"; inherits: false; initial-value: 0 }' +
        '@property --tw-y { syntax: "*"; inherits: false; initial-value: 1px }' +
        '.a { --tw-x: 2px } .b { translate: var(--tw-x) var(--tw-y) }',
    );
    const registered = '@property --tw-x{syntax:"*";inherits:false;initial-value:0}';
    expect(variables.inlined('<h1>A</h1>')).toBe(registered);
    expect(variables.inlined('<h1 class="b">A</h1>')).toBe(`.b{translate:0 1px}${registered}`);
    expect(variables.whole).toBe('.a{--tw-x:2px}.b{translate:var(--tw-x) 1px}');
  });

  it('leave the fonts that are fetched apart', () => {
    expect(styles.fonts).toBe(
      '@font-face { font-family: "Sans"; src: url(/sans.woff2) format("woff2") }',
    );
  });

  it('are those of a file named after its content', () => {
    expect(styles.file).toMatch(/^assets\/site-[\w-]{8}\.css$/);
    expect(splitStyles(stylesheet).file).toBe(styles.file);
    expect(splitStyles(`${stylesheet} .e { color: red }`).file).not.toBe(styles.file);
  });
});
