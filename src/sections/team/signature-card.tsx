import { Picture } from '@/components/picture';
import { team } from '@/content/team';

/** A bank's signature card, with the signatures of those who have one (TEAM-1). */
export const SignatureCard = ({ className = '' }: { className?: string }) => (
  <div
    aria-hidden
    className={`sheet grid w-full grid-cols-2 gap-x-4 gap-y-1 px-4 pt-2 pb-5 lg:gap-x-8 lg:px-6 text-xs text-ink-soft ${className}`}
  >
    {team.map(
      ({ name, signature }) =>
        signature && (
          <p key={name}>
            <Picture src={signature} width={160} height={48} className="-mb-2.5" />
            <span className="block border-t border-ink-soft pt-1">{name}</span>
          </p>
        ),
    )}
  </div>
);
