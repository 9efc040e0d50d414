import type { Answer } from '@narkhoz/contract/entities/entity.ts'
import type { menu } from '@narkhoz/contract/entities/menu.ts'
import { Anchor } from '../kit/anchor.tsx'
import { Icon } from '../kit/icon.tsx'
import { spokenIn } from '../kit/spoken.ts'
import styles from './menu.module.css'

type Item = Answer<typeof menu>['items'][number]

/** Level two: `details` of one name, so that one is open at a time and all works without script. */
const Branch = ({
  item,
  children,
  spoken,
}: {
  item: Item
  children: NonNullable<Item['children']>
  spoken: (name: string) => string | undefined
}) => (
  <details name="menu">
    <summary lang={spoken('title')}>
      {item.title} <Icon name="down" />
    </summary>
    <div className={styles.panel}>
      <div>
        <p className={styles.about} lang={spoken(item.desc ? 'desc' : 'title')}>
          {item.url ? <Anchor to={item.url}>{item.desc ?? item.title}</Anchor> : (item.desc ?? item.title)}
        </p>
        <ul>
          {children.map((child, at) => (
            <li key={child.url + child.title} lang={spoken(`children.${at}.title`)}>
              <Anchor to={child.url}>{child.title}</Anchor>
            </li>
          ))}
        </ul>
      </div>
    </div>
  </details>
)

/** The menu's two levels. */
export const MenuItems = ({ of }: { of: Answer<typeof menu> }) => (
  <ul className={styles.one}>
    {of.items.map((item, at) => {
      const spoken = (name: string) => spokenIn(of, `items.${at}.${name}`)
      return (
        <li key={item.title}>
          {item.children?.length ? (
            <Branch item={item} spoken={spoken}>
              {item.children}
            </Branch>
          ) : (
            item.url && (
              <Anchor to={item.url} lang={spoken('title')}>
                {item.title}
              </Anchor>
            )
          )}
        </li>
      )
    })}
  </ul>
)
