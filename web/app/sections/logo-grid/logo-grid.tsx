import type { ReactNode } from 'react'
import { Anchor } from '../../kit/anchor.tsx'
import { Empty } from '../../kit/empty.tsx'
import { Picture, type PictureAnswer } from '../../kit/picture.tsx'
import reflow from '../../kit/reflow.module.css'
import styles from './logo-grid.module.css'

/** A name as its wordmark. */
export type Logo = {
  key: string | number
  /** The id of its element, where it is the only one on the screen. */
  anchor?: string | undefined
  title: string
  titleLang?: string | undefined
  picture: PictureAnswer | null
  url: string | null
}

const Mark = ({ logo: { title, titleLang, picture } }: { logo: Logo }) =>
  picture ? <Picture picture={{ ...picture, alt: title }} lang={titleLang} sizes="320px" /> : <span lang={titleLang}>{title}</span>

/** Partners, sponsors, agencies: their wordmarks side by side, a name in words where there is none. */
export const LogoGrid = ({ logos, empty = <Empty /> }: { logos: readonly Logo[]; empty?: ReactNode }) =>
  logos.length === 0 ? (
    empty
  ) : (
    <ul className={`${styles.marks} ${reflow.reflow}`}>
      {logos.map((logo) => (
        <li key={logo.key} id={logo.anchor}>
          {logo.url ? (
            <Anchor to={logo.url}>
              <Mark logo={logo} />
            </Anchor>
          ) : (
            <Mark logo={logo} />
          )}
        </li>
      ))}
    </ul>
  )
