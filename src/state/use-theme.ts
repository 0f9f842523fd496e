import { useSelector } from '@xstate/react';
import type { Theme } from '@/effects/show-theme';
import { useVisitActor } from './visit';

/** The theme that is chosen, for the visit (ST-THEME, GEN-1). */
export function useTheme() {
  const actor = useVisitActor('theme');
  const theme: Theme = useSelector(actor, (state) => state.value);
  return { theme, choose: (theme: Theme) => actor.send({ type: 'theme.chosen', theme }) };
}
