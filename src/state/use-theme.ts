import { themeMachine } from '@machines/theme.machine';
import { useSelector } from '@xstate/react';
import { useLayoutEffect } from 'react';
import { showTheme, type Theme } from '@/effects/show-theme';
import { useVisitActor } from './kept-actors';

/** The theme that is chosen, for the visit (ST-THEME, GEN-1). */
export function useTheme() {
  const actor = useVisitActor('theme', themeMachine);
  const theme: Theme = useSelector(actor, (state) => state.value);
  useLayoutEffect(() => showTheme(theme), [theme]);
  return { theme, choose: (theme: Theme) => actor.send({ type: 'theme.chosen', theme }) };
}
