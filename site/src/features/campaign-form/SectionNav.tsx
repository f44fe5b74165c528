import { CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Problems } from '#site/ui/use-form.ts';
import { toSectionId, SECTIONS } from './section-list.ts';
import type { OwnTexts } from './texts.ts';
import './section-nav.css';

type SectionNavProps = { readonly texts: OwnTexts; readonly problems: Problems };

/** Links to the sections; marks the current one and those with problems. */
export function SectionNav({ texts: { page, fields }, problems }: SectionNavProps) {
  const current = useCurrentSection();
  return (
    <nav className="cf-nav" aria-label={page.sections}>
      <ol>
        {SECTIONS.map(({ name, fields: names }) => (
          <li key={name}>
            <a
              href={`#${toSectionId(name)}`}
              aria-current={current === toSectionId(name) ? 'true' : undefined}
            >
              {fields[name]}
              {names.some((field) => problems[field] !== undefined) && (
                <>
                  <CircleAlert aria-hidden="true" />
                  <span className="visually-hidden">({page.sectionProblems})</span>
                </>
              )}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Returns the id of the section at the upper third of the window. */
function useCurrentSection(): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const visibleEntry = entries.find(({ isIntersecting }) => isIntersecting);
        if (visibleEntry) setCurrent(visibleEntry.target.id);
      },
      { rootMargin: '-30% 0px -65% 0px' },
    );
    for (const { name } of SECTIONS) {
      const section = document.getElementById(toSectionId(name));
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}
