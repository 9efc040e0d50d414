import { useId } from 'react'
import { useLocation } from 'react-router'
import { fallbackLang } from '../format/fallback-lang.ts'
import { useWords } from '../i18n/words.ts'
import { Anchor } from '../kit/anchor.tsx'
import { Icon } from '../kit/icon.tsx'
import { mainSections } from './main-sections.ts'
import styles from './menu.module.css'
import { menuGroups } from './menu-groups.ts'
import { type Menu, useRootData, type Way } from './root-data.ts'

type Item = Menu['items'][number]

/** Whether a link leads to this page, or to one above it. */
const currentAt = (url: string, pathname: string, way: Way) => {
  if (url === pathname) return 'page'
  return way.above.some(({ to }) => to === url) ? 'true' : undefined
}

type BranchProps = {
  item: Item
  children: NonNullable<Item['children']>
  isCurrent: boolean
  way: Way
  spoken: (name: string) => string | undefined
}

/** Level two: `details` of one name, so that one is open at a time and all works without script. */
const Branch = ({ item, children, isCurrent, way, spoken }: BranchProps) => {
  const { pathname } = useLocation()
  const id = useId()
  const groups = menuGroups(children)
  const link = ({ at, title, url }: { at: number; title: string; url: string }) => (
    <li key={at} lang={spoken(`children.${at}.title`)}>
      <Anchor to={url} aria-current={currentAt(url, pathname, way)}>
        {title}
      </Anchor>
    </li>
  )
  return (
    <details name="menu">
      <summary lang={spoken('title')} aria-current={isCurrent ? 'true' : undefined}>
        {item.title} <Icon name="down" />
      </summary>
      <div className={styles.panel}>
        <div>
          <p className={styles.about} lang={spoken(item.desc ? 'desc' : 'title')}>
            {item.url ? <Anchor to={item.url}>{item.desc ?? item.title}</Anchor> : (item.desc ?? item.title)}
          </p>
          {groups.length > 1 ? (
            <div className={styles.groups}>
              {groups.map(({ title, at, links }) => (
                <div key={at}>
                  {title && (
                    <p id={`${id}-${at}`} lang={spoken(`children.${at}.group`)}>
                      {title}
                    </p>
                  )}
                  <ul aria-labelledby={title ? `${id}-${at}` : undefined}>{links.map(link)}</ul>
                </div>
              ))}
            </div>
          ) : (
            <ul className={styles.list}>{groups[0]?.links.map(link)}</ul>
          )}
        </div>
      </div>
    </details>
  )
}

/** The fallback of an unavailable menu. */
const PlainItems = () => {
  const words = useWords().mainSections
  const { pathname } = useLocation()
  return (
    <ul className={styles.one}>
      {mainSections.map(({ name, to }) => (
        <li key={name}>
          <Anchor to={to} aria-current={to === pathname ? 'page' : undefined}>
            {words[name].title}
          </Anchor>
        </li>
      ))}
    </ul>
  )
}

/** The menu's two levels. */
export const MenuItems = () => {
  const frame = useRootData()
  const { pathname } = useLocation()
  if (!frame?.header) return <PlainItems />
  const { header, way } = frame
  return (
    <ul className={styles.one}>
      {header.items.map((item, at) => {
        const spoken = (name: string) => fallbackLang(header, `items.${at}.${name}`)
        return (
          <li key={item.title}>
            {item.children?.length ? (
              <Branch item={item} isCurrent={way.item === at} way={way} spoken={spoken}>
                {item.children}
              </Branch>
            ) : (
              item.url && (
                <Anchor to={item.url} lang={spoken('title')} aria-current={currentAt(item.url, pathname, way)}>
                  {item.title}
                </Anchor>
              )
            )}
          </li>
        )
      })}
    </ul>
  )
}
