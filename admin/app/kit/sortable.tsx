import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import DragIndicator from '@mui/icons-material/DragIndicator'
import { Box, IconButton, Tooltip } from '@mui/material'
import { createContext, type ReactNode, useContext } from 'react'
import { useWords } from '../i18n/words.ts'

/** A sortable item, with its name for announcements. */
export type SortableEntry = { id: UniqueIdentifier; name: string }

type SortableState = { items: readonly SortableEntry[]; onMove: (from: number, to: number) => void }

const Context = createContext<SortableState>({ items: [], onMove: () => undefined })

/** An order that is changed by dragging, by the keys of a lifted thing, or by buttons. */
export const Sortable = ({ items, onMove, children }: SortableState & { children: ReactNode }) => {
  const { dragged } = useWords().common
  const sensors = useSensors(
    // A few pixels first, so that a press on a button is a press.
    useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const at = (id: UniqueIdentifier) => items.findIndex((item) => item.id === id)
  const nameOf = (id: UniqueIdentifier) => items[at(id)]?.name ?? ''
  const end = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) onMove(at(active.id), at(over.id))
  }
  return (
    <Context value={{ items, onMove }}>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={end}
        accessibility={{
          screenReaderInstructions: { draggable: dragged.how },
          announcements: {
            onDragStart: ({ active }) => dragged.lifted(nameOf(active.id)),
            onDragOver: ({ active, over }) => (over ? dragged.over(nameOf(active.id), at(over.id) + 1, items.length) : undefined),
            onDragEnd: ({ active, over }) => dragged.dropped(nameOf(active.id), at(over?.id ?? active.id) + 1),
            onDragCancel: ({ active }) => dragged.cancelled(nameOf(active.id)),
          },
        }}
      >
        <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          {children}
        </SortableContext>
      </DndContext>
    </Context>
  )
}

/** The buttons that move a thing: a handle to drag it or lift it by, and one step up or down. */
const Movers = ({ id, handle }: { id: UniqueIdentifier; handle: ReactNode }) => {
  const { common } = useWords()
  const { items, onMove } = useContext(Context)
  const at = items.findIndex((item) => item.id === id)
  const name = items[at]?.name ?? ''
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', flexShrink: 0 }}>
      {handle}
      <Tooltip title={common.moveUp}>
        <span>
          <IconButton size="small" disabled={at <= 0} aria-label={`${common.moveUp}: ${name}`} onClick={() => onMove(at, at - 1)}>
            <ArrowUpward sx={{ fontSize: 17 }} />
          </IconButton>
        </span>
      </Tooltip>
      <Tooltip title={common.moveDown}>
        <span>
          <IconButton
            size="small"
            disabled={at >= items.length - 1}
            aria-label={`${common.moveDown}: ${name}`}
            onClick={() => onMove(at, at + 1)}
          >
            <ArrowDownward sx={{ fontSize: 17 }} />
          </IconButton>
        </span>
      </Tooltip>
    </Box>
  )
}

/** One thing of an order; it gets the buttons that move it. */
export const SortableItem = ({ id, children }: { id: UniqueIdentifier; children: (movers: ReactNode) => ReactNode }) => {
  const { common } = useWords()
  const { items } = useContext(Context)
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id })
  const name = items.find((item) => item.id === id)?.name ?? ''
  const handle = (
    <IconButton
      size="small"
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      aria-label={`${common.drag}: ${name}`}
      sx={{ cursor: 'grab', touchAction: 'none', color: 'text.secondary' }}
    >
      <DragIndicator fontSize="small" />
    </IconButton>
  )
  return (
    <Box
      ref={setNodeRef}
      sx={{ position: 'relative', zIndex: isDragging ? 5 : 'auto', opacity: isDragging ? 0.85 : 1 }}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {children(<Movers id={id} handle={handle} />)}
    </Box>
  )
}
