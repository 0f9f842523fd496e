import { Button } from '@/components/button';
import { Modal } from '@/components/modal';
import { useIsHydrated } from '@/lib/hydration';
import { useLeaveQuestion } from '@/state/use-leave-question';

/** Asks before a page is loaded in full, because that would lose something (ERR-3). */
export function LeaveQuestion() {
  const { dialog, isAsked, title, losses, stay, leave } = useLeaveQuestion();
  // Only asked by script, so not part of the document.
  if (!useIsHydrated()) return null;
  const heading = `“${title}” could not be loaded`;
  return (
    <Modal
      ref={dialog}
      id="leave-question"
      label={heading}
      describedBy="leave-question-text"
      isOpen={isAsked}
      onClose={stay}
      className="dialog question"
    >
      <div className="question-text">
        <h2 className="text-xl">{heading}</h2>
        <p id="leave-question-text" className="mt-3">
          {`Its code didn’t load. A full reload may work, but it empties ${losses.join(' and ')}.`}
        </p>
      </div>
      <div className="question-answers">
        <Button onClick={stay}>Stay on this page</Button>
        <Button tone="secondary" onClick={leave}>
          Open it anyway
        </Button>
      </div>
    </Modal>
  );
}
