import type { CarriedBlock } from '../../resolve-blocks.ts'
import { prose, say } from '../texts.ts'

export const questions: CarriedBlock = {
  type: 'accordion',
  title: say('Бірінші курс жиі сұрайды', 'Что спрашивают первокурсники', 'What first-years ask'),
  items: [
    {
      title: say('Танысу аптасына үлгермедім', 'Я не успел на неделю адаптации', 'I missed orientation week'),
      text: prose(
        '1–5 қыркүйекте әр кеште 17:00-де кампусты қысқаша аралатамыз, жиналатын жер\u00a0– бас ғимараттың вестибюлі. Карта мен логинді кез келген жұмыс күні аласыз.',
        'С 1 по 5 сентября в 17:00 проводят короткий обход, сбор в вестибюле главного корпуса. Карту и логин можно получить в любой рабочий день.',
        'From 1 to 5 September there is a short tour at 17:00, starting in the lobby of the main building. Card and login can be had on any working day.',
      ),
    },
    {
      title: say('Аудиторияны таба алмай қалдым', 'Не могу найти аудиторию', 'I cannot find the room'),
      text: prose(
        'Кестедегі бөлме нөмірін бассаңыз, жоспар ашылады. Қыркүйектің алғашқы екі аптасында әр қабатта көк жилет киген студент тұрады, сұрауға ұялмаңыз.',
        'Нажмите на номер аудитории в расписании, откроется план. Первые две недели сентября на каждом этаже дежурит студент в синем жилете, спрашивайте смело.',
        'Tap the room number in your timetable and a plan opens. For the first two weeks of September a student in a blue vest stands on each floor: do ask.',
      ),
    },
    {
      title: say('Ауырып қалсам, кімге хабарлаймын?', 'Кому сообщить, если я заболел?', 'Whom do I tell if I am ill?'),
      text: prose(
        'Сол күні топ басшысына жазыңыз, сауыққан соң анықтаманы үш күн ішінде деканатқа тапсырыңыз. Университет дәрігері дүйсенбіден сенбіге дейін 8:00–20:00 аралығында қабылдайды.',
        'В тот же день напишите старосте, а после выздоровления в течение трёх дней сдайте справку в деканат. Врач университета принимает с понедельника по субботу, с 8:00 до 20:00.',
        'Write to the head of your group the same day and hand the certificate to the dean’s office within three days of getting well. The university doctor is in from Monday to Saturday, 8:00 to 20:00.',
      ),
    },
    {
      title: say('Үйді сағынып, оқуға көңілім соқпай жүр', 'Скучаю по дому и не могу учиться', 'I am homesick and cannot study'),
      text: prose(
        'Бұл бірінші семестрде көп адамның басынан өтеді. <a href="/center/psychological-support">Психолог</a> тегін қабылдайды, бірінші курсқа арналған топ та бар. Сөйлесу үшін қатты қиналуды күтпеңіз.',
        'В первом семестре это бывает со многими. <a href="/center/psychological-support">Психолог</a> принимает бесплатно, есть и группа для первого курса. Не ждите, пока станет совсем тяжело.',
        'In the first semester this happens to many. A <a href="/center/psychological-support">psychologist</a> sees you free of charge, and there is a group for first-years. Do not wait until it gets worse.',
      ),
    },
    {
      title: say('Бірінші курста жұмыс істеуге бола ма?', 'Можно ли работать на первом курсе?', 'Can I work in my first year?'),
      text: prose(
        'Тыйым жоқ, бірақ алғашқы семестрді жұмыссыз бастаған дұрыс: сабақ таңғы сегізден түске дейін. Кампустағы кітапхана мен байланыс орталығында аптасына он сағаттық орындар қазанда ашылады.',
        'Не запрещено, но первый семестр лучше начать без работы: занятия идут с восьми утра до обеда. На кампусе места на десять часов в неделю, в библиотеке и контакт-центре, открываются в октябре.',
        'It is allowed, but better to begin without: classes run from eight until midday. Jobs of ten hours a week on campus, in the library and the contact centre, open in October.',
      ),
    },
    {
      title: say('Жеңілдікті көлік картасын қайдан аламын?', 'Где взять льготный проездной?', 'Where do I get a student travel card?'),
      text: prose(
        'Студенттік картаны алған соң <a href="/account">жеке кабинеттен</a> көлік картасына өтінім жіберіңіз. Ол екі аптада 110-кабинетке келеді, оған дейін жол ақысы толық төленеді.',
        'После студенческой карты отправьте в <a href="/account">личном кабинете</a> заявку на транспортную. Она придёт в кабинет 110 через две недели, до этого проезд оплачивается полностью.',
        'Once you have your student card, ask for a travel card in <a href="/account">your account</a>. It comes to room 110 in two weeks; until then you pay the full fare.',
      ),
    },
  ],
}
