import { expect, it } from 'vitest';
import { parseClauses } from '@/workbench/model/clauses';

it('reads clauses with any id without spaces', () => {
  const spec = ['# Lamp', '- **LAMP-1** On.', '- **R1.2** Off.', '- **req_3** Idle.', ''];
  const others = ['- **Two words** none', '- no id', '**X-1** no list'];
  expect(parseClauses([...spec, ...others].join('\n'))).toEqual([
    { id: 'LAMP-1', text: 'On.' },
    { id: 'R1.2', text: 'Off.' },
    { id: 'req_3', text: 'Idle.' },
  ]);
});
