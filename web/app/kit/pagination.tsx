import { useWords } from '../i18n/words.ts'
import { pageWindow } from './page-window.ts'
import styles from './pagination.module.css'
import { SamePageLink } from './same-page-link.tsx'

type PaginationProps = {
  /** The name of the list, for screen readers. */
  label: string
  page: number
  last: number
  /** The query key of this list's page. */
  name?: string
  /** Query keys that are to stay, such as the filters of the list. */
  keep?: Readonly<Record<string, string | number | null | undefined>>
  /** The id of the list on the page. */
  at?: string
}

/** The pages of a list as links; nothing where there is one page. */
export const Pagination = ({ label, page, last, name = 'page', keep = {}, at }: PaginationProps) => {
  const words = useWords().kit
  if (last <= 1) return null
  const to = (number: number) => {
    const query = new URLSearchParams(Object.entries(keep).flatMap(([key, value]) => (value == null ? [] : [[key, String(value)]])))
    if (number > 1) query.set(name, String(number))
    return { search: query.toString(), at }
  }
  return (
    <nav aria-label={label} className={styles.pages}>
      <ul>
        {page > 1 && (
          <li>
            <SamePageLink {...to(page - 1)} rel="prev">
              {words.previous}
            </SamePageLink>
          </li>
        )}
        {pageWindow(page, last).map((number, place) =>
          number === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap is its place
            <li key={`gap-${place}`} className={styles.gap}>
              <span aria-hidden="true">…</span>
            </li>
          ) : (
            <li key={number}>
              <SamePageLink {...to(number)} aria-label={words.page(number)} aria-current={number === page ? 'page' : undefined}>
                {number}
              </SamePageLink>
            </li>
          ),
        )}
        {page < last && (
          <li>
            <SamePageLink {...to(page + 1)} rel="next">
              {words.next}
            </SamePageLink>
          </li>
        )}
      </ul>
    </nav>
  )
}
