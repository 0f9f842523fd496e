import { Picture } from '@/components/picture';
import { answering } from '@/content/leads.excerpt';
import { portraitShape } from '@/content/portraits';

/** Two of those who answer the phone, on a shelf above their names. */
export const LeadShelf = () => (
  <ul className="grid grid-cols-2 text-sm">
    {answering.map(({ name, designation, img }) => (
      <li key={name} className="group">
        <div className="screen-only overflow-hidden border-b-2 border-ink bg-shelf px-[8%] pt-3 group-first:rounded-tl-lg group-last:rounded-tr-lg">
          <Picture
            src={img}
            width={180}
            height={180}
            sizes="(width < 96rem) 180px, 220px"
            className={`outlined -mb-[1.5%] w-full ${portraitShape(img)}`}
          />
        </div>
        <p className="mt-2.5 pr-3 leading-5">
          <span className="block font-semibold">{name}</span>
          <span className="block text-ink-soft">{designation}</span>
        </p>
      </li>
    ))}
  </ul>
);
