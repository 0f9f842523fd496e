import type { WorkbenchModel } from '../create-workbench';
import type { ViewModel } from '../use-view-model';

type Props = { workbench: WorkbenchModel; model: ViewModel };

/** What the page is for, and the switch that makes the selection follow what acts. */
export const Strip = ({ workbench: { view }, model }: Props) => (
  <div className="wb-strip">
    <p className="wb-intro">
      The statecharts behind this site, live: use the site, and its chart lights up and every step
      is checked.
    </p>
    {model.isLive && (
      <label
        className="wb-switch"
        title="Shows the actor that you have just made act; what you choose stays until you turn this on again"
      >
        <input type="checkbox" checked={model.isFollowing} onChange={view.toggleFollowing} />
        Follow the active machine
      </label>
    )}
  </div>
);
