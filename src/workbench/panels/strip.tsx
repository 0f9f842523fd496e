import type { WorkbenchModel } from '../create-workbench';
import type { Pane } from '../state/screen';
import type { ViewModel } from '../use-view-model';
import { Tabs } from './tabs';

type Props = {
  workbench: WorkbenchModel;
  model: ViewModel;
  /** The pane that a narrow screen shows. */
  pane: Pane;
  hasApp: boolean;
};

const defaultIntro =
  'The statecharts behind this app, live: press something in it, and its chart lights up and every step is checked.';

const names: Record<Pane, string> = { app: 'App', chart: 'Chart', trace: 'Trace' };
const { app: _, ...withoutApp } = names;

/**
 * What the page is for, the switch that makes the selection follow what acts, and the tabs of a narrow
 * screen.
 */
export function Strip({ workbench, model, pane, hasApp }: Props) {
  const { view, screen, options } = workbench;
  return (
    <div className="wb-strip">
      <div className="wb-panes">
        <Tabs<Pane>
          label="Panes"
          names={hasApp ? names : (withoutApp as typeof names)}
          open={pane}
          onOpen={(chosen) => screen.update({ pane: chosen })}
        />
      </div>
      <p className="wb-intro">{options.intro ?? defaultIntro}</p>
      {model.isLive && (
        <button
          type="button"
          role="switch"
          className="wb-switch"
          aria-checked={model.isFollowing}
          title="Shows the actor that you have just made act; what you choose stays until you turn this on again"
          onClick={view.toggleFollowing}
        >
          <span>
            Follow<span className="wb-what"> the active machine</span>
          </span>
        </button>
      )}
    </div>
  );
}
