import type { Gallery } from '../../.server/gallery/gallery.ts'
import { useWords } from '../../i18n/words.ts'
import { Button, ButtonLink, IconButton, MoreLink } from '../../kit/button.tsx'
import { Dialog, DialogLink } from '../../kit/dialog.tsx'
import { Empty } from '../../kit/empty.tsx'
import { Facts } from '../../kit/facts.tsx'
import { Pagination } from '../../kit/pagination.tsx'
import { RichText } from '../../kit/rich-text.tsx'
import { Section } from '../../kit/section.tsx'
import { Select } from '../../kit/select.tsx'
import { TabLinks, Tabs } from '../../kit/tabs.tsx'
import { Tag } from '../../kit/tag.tsx'
import { CardGrid } from '../../sections/card-grid/card-grid.tsx'
import { newsCard } from '../../sections/entries/news-card.ts'
import styles from './gallery.module.css'

const lastPage = 12

/** The parts of the kit that know no content. */
export const KitParts = ({ gallery: { words, entries }, page }: { gallery: Gallery; page: number }) => {
  const { kit } = useWords()
  const tabs = [words.news, words.programs, words.grants]
  return (
    <>
      <Section block="kit-actions" title={words.actions} more={{ to: '/devGallery', text: words.more }}>
        <div className={styles.row}>
          <ButtonLink to="/devGallery" text={words.button} /> <ButtonLink quiet to="/devGallery" text={words.quiet} />{' '}
          <Button type="button">{words.button}</Button>{' '}
          <Button type="button" kind="quiet">
            {words.quiet}
          </Button>{' '}
          <MoreLink to="/devGallery" text={words.more} />
          <IconButton icon="back" label={kit.back} />
          <IconButton icon="arrow" label={kit.forward} />
          <Tag text={words.tag} />
        </div>
      </Section>
      <Section block="kit-dialog" title={words.dialog} ground="tint">
        <DialogLink name="sample" text={words.openDialog} />
        <Dialog name="sample" title={words.dialog}>
          <p>{words.dialogText}</p>
          <Select label={words.select} name="school" none={words.anySchool} options={[]} />
        </Dialog>
      </Section>
      <Section block="kit-tabs" title={words.tabs}>
        <Tabs
          label={words.tabs}
          tabs={tabs.map((name, at) => ({
            name,
            content: <CardGrid kind="bare" items={entries.news.slice(at, at + 3).map(newsCard)} />,
          }))}
        />
      </Section>
      <Section block="kit-tab-links" title={null}>
        <TabLinks
          label={words.tabs}
          links={tabs.map((name, at) => ({ to: `/devGallery?page=${at + 1}`, name, isCurrent: at + 1 === page }))}
        />
      </Section>
      <Section block="kit-choice" title={words.select} ground="tint">
        <Select
          label={words.select}
          name="school"
          none={words.anySchool}
          options={entries.schools.map(({ id, title }) => ({ value: String(id), title }))}
        />
        <Pagination label={words.pages} page={page} last={lastPage} />
        <Facts facts={[{ title: words.pages, value: lastPage }]} />
      </Section>
      <Section block="kit-rich-text" title={words.richText}>
        <RichText html={words.prose} />
      </Section>
      <Section block="kit-empty" title={words.empty}>
        <Empty />
      </Section>
    </>
  )
}
