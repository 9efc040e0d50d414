import { useWords } from '../../i18n/words.ts'
import { Details } from '../../kit/accordion.tsx'
import { Card, type Shape } from '../../kit/card.tsx'
import { Day } from '../../kit/day.tsx'
import { type Fact, Facts } from '../../kit/facts.tsx'
import type { PictureAnswer } from '../../kit/picture.tsx'
import { RichText } from '../../kit/rich-text.tsx'
import { Tag } from '../../kit/tag.tsx'

/** A list item for a card; missing properties are left out. */
export type CardItem = {
  key: string | number
  /** The id of its element, where it is the only one on the screen. */
  anchor?: string | undefined
  to?: string | null | undefined
  title: string
  titleLang?: string | undefined
  picture?: PictureAnswer | null | undefined
  /** A moment or a day. */
  date?: string | null | undefined
  tag?: string | null | undefined
  tagLang?: string | undefined
  text?: string | null | undefined
  textLang?: string | undefined
  facts?: readonly Fact[] | undefined
  /** What opens below, for those who want to know more. */
  about?: { html: string; lang?: string | undefined } | null | undefined
}

type ItemCardProps = { item: CardItem; kind: 'bare' | 'panel'; shape?: Shape | undefined; sizes?: string | undefined }

/** An entry as a card. A panel shows facts before prose: it is for comparison. */
export const ItemCard = ({ item, kind, shape, sizes }: ItemCardProps) => {
  const words = useWords().kit
  const text = item.text && <p lang={item.textLang}>{item.text}</p>
  return (
    <Card
      kind={kind}
      to={item.to ?? undefined}
      title={item.title}
      titleLang={item.titleLang}
      picture={item.picture}
      shape={shape}
      {...(sizes && { sizes })}
      before={
        <>
          {item.date && <Day at={item.date} />}
          {item.tag && <Tag text={item.tag} lang={item.tagLang} />}
        </>
      }
    >
      {kind === 'bare' && text}
      {item.facts && <Facts facts={item.facts} />}
      {kind === 'panel' && text}
      {item.about && (
        <Details title={words.details}>
          <RichText {...item.about} />
        </Details>
      )}
    </Card>
  )
}
