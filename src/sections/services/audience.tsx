import { NonBreaking } from '@/components/non-breaking';
import { Column, Section } from '@/components/section';
import { serviceProofs } from '@/content/service-proofs.excerpt';
import type { Service } from '@/content/services';
import { Proof } from './proof';

type Props = { service: Service; variant: 'cards' | 'rows' };

/** The clients that a practice is for, and what one of them gained (SERV-1). */
export const Audience = ({ service: { audience, link }, variant }: Props) => {
  const proof = serviceProofs[link];
  return (
    <Section labelledBy="audience-title" background={variant === 'cards' ? 'paper' : 'sheet'}>
      <Column>
        <h2 id="audience-title" className="mb-7 max-w-[14.6em] text-title sm:mb-9 lg:mb-14">
          {audience.heading}
        </h2>
        <ul
          className={
            variant === 'cards' ? 'grid gap-5 lg:grid-cols-3' : 'border-t-[3px] border-ink'
          }
        >
          {audience.items.map(({ id, who, why }) => (
            <li
              key={id}
              className={
                variant === 'cards'
                  ? 'highlighted gap-x-10 p-7 md:max-lg:grid md:max-lg:grid-cols-[4fr_7fr]'
                  : `grid items-baseline gap-x-16 gap-y-2 border-line py-7 lg:grid-cols-[5fr_7fr] ${proof ? 'not-last:border-b' : 'border-b'}`
              }
            >
              <h3 className="text-xl">{who}</h3>
              <p
                className={`max-w-[29em] text-card text-ink-soft ${variant === 'cards' ? 'max-md:mt-3 lg:mt-3' : ''}`}
              >
                <NonBreaking text={why} />
              </p>
            </li>
          ))}
        </ul>
        {proof && <Proof proof={proof} />}
      </Column>
    </Section>
  );
};
