import { Play, X } from 'lucide';
import { Icon } from '@/components/icon';
import { dialogCommand, Modal } from '@/components/modal';
import { NonBreaking } from '@/components/non-breaking';
import { Column, Section } from '@/components/section';
import { about } from '@/content/about';
import { ElevenCents } from '@/illustrations/eleven-cents';
import { useVideoDialog } from '@/state/use-video-dialog';

const { heading, lead, video } = about.intro;

/** Who the firm is, and the video's poster, which opens the dialog (ABOUT-1, ST-VIDEO). */
export function Intro() {
  const { dialog, isOpen, open, close } = useVideoDialog();
  return (
    <Section labelledBy="intro-title">
      <Column className="grid items-center gap-x-16 gap-y-12 lg:grid-cols-[5fr_7fr]">
        <div className="lg:not-has-[+*_button]:invisible">
          <h2 id="intro-title" className="max-w-[10em] text-title">
            {heading}
          </h2>
          <p className="mt-6 max-w-[28em] text-lg text-ink-soft">
            <NonBreaking text={lead} />
          </p>
        </div>
        <div className="screen-only @container">
          <div className="group on-dark relative overflow-hidden rounded-xl bg-desk @min-[38rem]:aspect-video">
            <ElevenCents className="mx-auto mt-10 w-[min(21rem,86%)] text-ink @min-[38rem]:mt-[8%] @min-[38rem]:mr-[6%] @min-[38rem]:rotate-[2deg]" />
            <p className="flex items-center gap-4 p-6 text-sm font-semibold text-on-evergreen @min-[38rem]:absolute @min-[38rem]:bottom-0 @min-[38rem]:left-0 @min-[38rem]:p-7">
              <span className="grid size-16 shrink-0 place-items-center rounded-full bg-marigold text-on-marigold transition-transform duration-200 group-hover:scale-105">
                <Icon icon={Play} className="size-6 translate-x-0.5 fill-current" />
              </span>
              <button
                {...dialogCommand('show-modal', 'video', open)}
                aria-haspopup="dialog"
                className="after:absolute after:inset-0"
              >
                {video.label}
              </button>
            </p>
          </div>
        </div>
      </Column>
      <Modal
        ref={dialog}
        id="video"
        label={video.title}
        isOpen={isOpen}
        onOpen={open}
        onClose={close}
        className="dialog text-ink"
      >
        <div className="sticky top-0 flex items-center justify-between gap-4 bg-sheet py-2 pr-2 pl-5">
          <p className="text-sm font-semibold">{video.title}</p>
          <button
            {...dialogCommand('close', 'video', close)}
            aria-label="Close video"
            className="grid size-11 shrink-0 place-items-center rounded hover:bg-mint"
          >
            <Icon icon={X} className="size-6" />
          </button>
        </div>
        <div className="aspect-video bg-evergreen-900">
          {isOpen && (
            <iframe
              src={video.frame}
              title={video.title}
              sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
              allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
              referrerPolicy="strict-origin-when-cross-origin"
              className="scheme-light size-full"
            />
          )}
        </div>
        <div className="flex flex-wrap justify-between gap-x-6 px-5 py-3 text-sm text-ink-soft">
          <p className="py-1.5">{video.note}</p>
          <p className="py-1.5">
            {video.fallback.text}{' '}
            <a
              href={video.fallback.link}
              target="_blank"
              rel="noopener"
              className="font-semibold text-ink underline"
            >
              {video.fallback.label}
            </a>
          </p>
        </div>
      </Modal>
    </Section>
  );
}
