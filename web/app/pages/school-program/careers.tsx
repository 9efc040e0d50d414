import type { Answer } from '@narkhoz/contract/entities/entity.ts'
import type { program } from '@narkhoz/contract/entities/program.ts'
import { fallbackLang } from '../../format/fallback-lang.ts'
import { Heading } from '../../kit/heading.tsx'
import styles from './careers.module.css'

/** What graduates of a program become. */
export const Careers = ({ title, of }: { title: string; of: Pick<Answer<typeof program>, 'careers' | 'fallback'> }) =>
  of.careers?.length ? (
    <div>
      <Heading>{title}</Heading>
      <ul className={styles.careers}>
        {of.careers.map((career, at) => (
          <li key={career.title} lang={fallbackLang(of, `careers.${at}.title`)}>
            {career.title}
          </li>
        ))}
      </ul>
    </div>
  ) : null
