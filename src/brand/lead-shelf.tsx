import { Picture } from '@/components/picture';
import { answering } from '@/content/leads.excerpt';
import { portraitShape } from '@/content/portraits';

/** Two of those who answer the phone, on a shelf above their names; small on phones. */
export const LeadShelf = ({ who }: { who: keyof typeof answering }) => (
  <ul className="narrow:grid-cols-1 grid grid-cols-2 gap-y-2 text-sm">
    {answering[who].map(({ name, designation, img }) => (
      <li key={name} className="group">
        <div className="screen-only overflow-hidden border-b-2 border-ink bg-portrait px-[8%] pt-3 max-sm:px-[21%] max-sm:pt-2 group-first:rounded-tl-lg group-last:rounded-tr-lg">
          <Picture
            src={img}
            width={180}
            height={180}
            className={`without-desk w-full ${portraitShape(img)}`}
          />
        </div>
        <p className="mt-1.5 pr-3 sm:mt-2.5 leading-5">
          <span className="block font-semibold">{name}</span>
          <span className="block text-ink-soft max-sm:hidden">{designation}</span>
        </p>
      </li>
    ))}
  </ul>
);
