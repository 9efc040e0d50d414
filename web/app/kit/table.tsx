import { type ReactNode, useId } from 'react'
import { reachable } from './contact-link.tsx'
import styles from './table.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

/** A table cell: its content, and its language if not the page's. */
export type Cell = { content: ReactNode; lang?: string | undefined }

type TableProps = {
  caption: string
  captionLang?: string | undefined
  /** The section's heading says the same: the caption is for screen readers alone. */
  isCaptionHidden?: boolean
  columns: readonly Cell[]
  rows: readonly (readonly Cell[])[]
  /** The first cell names its row. */
  rowHeads?: boolean
}

const nameOf = (column: Cell | undefined) => (typeof column?.content === 'string' ? column.content : undefined)

/**
 * Rows under named columns. On a phone each row of three or more is a card whose cells name their columns; what does not fit
 * otherwise scrolls inside the table, also by keyboard.
 */
export const Table = ({ caption, captionLang, isCaptionHidden = false, columns, rows, rowHeads = false }: TableProps) => {
  const name = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section with a name would be one more landmark-like chapter; this is only what scrolls
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className={styles.scroll} role="group" aria-labelledby={name} tabIndex={0}>
      <table className={`${styles.table} ${columns.length > 2 ? styles.cards : ''}`}>
        <caption id={name} lang={captionLang}>
          {isCaptionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : <span className={styles.caption}>{caption}</span>}
        </caption>
        <thead>
          <tr>
            {columns.map(({ content, lang }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <th key={at} scope="col" lang={lang}>
                {content}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
            <tr key={line}>
              {columns.map((_, at) => {
                const cell = row[at]
                return rowHeads && at === 0 ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                  <th key={at} scope="row" lang={cell?.lang}>
                    {reachable(cell?.content)}
                  </th>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                  <td key={at} lang={cell?.lang} data-column={nameOf(columns[at])}>
                    {reachable(cell?.content)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
