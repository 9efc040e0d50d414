import type { CarriedBlock } from '../../resolve-blocks.ts'
import { prose, say } from '../texts.ts'

export const hall: CarriedBlock = {
  type: 'facts',
  title: say('Жатақхана', 'Общежитие', 'Halls of residence'),
  desc: prose(
    'Үш ғимарат, кампусқа дейін жаяу он минут. Орын берілген соң бөлме мен төсекті жоспардан өзіңіз таңдайсыз.',
    'Три здания в десяти минутах от кампуса. Кому дали место, тот сам выбирает кровать на плане.',
    'Three buildings, ten minutes from campus. Whoever gets a place picks a bed on the plan.',
  ),
  link: { text: say('Бөлмелер, ақысы, өтініш', 'Комнаты, цена, заявление', 'Rooms, rent, how to apply'), url: '/hostel' },
  items: [
    {
      title: say('Өтініш', 'Заявление', 'Apply'),
      value: say(
        'бірінші тізімге 1 тамызға дейін, одан кейін 25 тамызға дейін',
        'в первый список до 1 августа, потом до 25 августа',
        'by 1 August for the first list, then until 25 August',
      ),
    },
    {
      title: say('Кілт беру', 'Выдача ключей', 'Keys'),
      value: say('24–31 тамыз, күн сайын 8:00–22:00', '24–31 августа, ежедневно 8:00–22:00', '24–31 August, daily 8:00–22:00'),
    },
    {
      title: say('Ақысы', 'Плата', 'Rent'),
      value: say(
        'екі адамдық бөлмеде айына 35\u00a0000 теңге',
        '35\u00a0000 тенге в месяц в двухместной комнате',
        '35,000 tenge a month in a double room',
      ),
    },
    {
      title: say('Бөлмеде бар', 'В комнате есть', 'In the room'),
      value: say('төсек, үстел, шкаф, көрпе-жастық', 'кровать, стол, шкаф, одеяло и подушка', 'bed, desk, wardrobe, blanket and pillow'),
    },
    {
      title: say('Өзіңізбен ала келіңіз', 'Возьмите с собой', 'Bring with you'),
      value: say(
        'төсек жаймасы, ыдыс, сүлгі, шәркей',
        'постельное бельё, посуду, полотенце, тапочки',
        'sheets, dishes, a towel and slippers',
      ),
    },
    {
      title: say('Үйлестіруші', 'Координатор', 'Coordinator'),
      value: say(
        'Ғалым Ержанов, 131-кабинет, +7 (727) 377-11-73',
        'Галым Ержанов, кабинет 131, +7 (727) 377-11-73',
        'Galym Yerzhanov, room 131, +7 (727) 377-11-73',
      ),
    },
  ],
}
