import { starter } from '../starter-entry.ts'

export const volunteers = starter('volunteer', [
  {
    id: 1,
    attributes: {
      name: { kz: 'Камила Рысбек', ru: 'Камила Рысбек', en: 'Kamila Rysbek' },
      group: 142,
      school: 68,
      hours: 120,
      story: {
        kz: 'Жексенбі сайын қарттар үйінде компьютерлік сауаттылықты үйретемін. Алғашқы шәкіртім, сексен үш жастағы Мария апай, қазір Қостанайдағы немересімен бейнебайланыспен сөйлеседі, ал маған хатты тыныс белгісіне дейін дұрыс жазады.',
        ru: 'Каждое воскресенье учу компьютерной грамоте в доме престарелых. Моя первая ученица, восьмидесятитрёхлетняя Мария-апай, теперь говорит по видеосвязи с внучкой в Костанае, а мне пишет письма без единой ошибки в запятых.',
        en: 'Every Sunday I teach computer skills in a home for the elderly. My first pupil, Maria, who is eighty-three, now talks to her granddaughter in Kostanay by video and writes me letters without one comma out of place.',
      },
      figure: 'woman',
    },
  },
  {
    id: 2,
    attributes: {
      name: { kz: 'Әділет Сағындық', ru: 'Адилет Сагындык', en: 'Adilet Sagyndyk' },
      group: 141,
      school: 66,
      hours: 210,
      story: {
        kz: 'Үлкен Алматы өзенінің жағасын тазалауға бір-ақ рет бармақшы едім. Үш жылдан кейін сол жердің қоқыс картасын жүргіземін: қай бұрылыста не көп жиналатынын білеміз, сондықтан жиырма адам бұрынғы елу адамның жұмысын бітіреді.',
        ru: 'Я собирался один раз прийти на уборку берега Большой Алматинки. Прошло три года, и я веду карту мусора: мы знаем, где что скапливается, поэтому двадцать человек успевают то, что раньше делали пятьдесят.',
        en: 'I meant to come just once to clean the bank of the Big Almatinka. Three years on I keep the litter map: we know what gathers where, so twenty people do what fifty used to do.',
      },
      figure: 'man',
    },
  },
  {
    id: 3,
    attributes: {
      name: { kz: 'Ақерке Бөкейхан', ru: 'Акерке Букейхан', en: 'Akerke Bukeikhan' },
      group: 143,
      school: 69,
      hours: 164,
      story: {
        kz: 'Балалар үйіндегі сегізінші сыныпқа қазақ тілінен сабақ беремін. Бастапқыда олар менімен сөйлескісі келмеді. Бірге газет шығара бастаған соң, енді мақаласын мерзімінде тапсырмаған адам ұялады.',
        ru: 'Преподаю казахский язык восьмиклассникам детского дома. Сначала они не хотели со мной говорить. Потом мы начали выпускать газету, и теперь стыдно тому, кто не сдал статью в срок.',
        en: 'I teach Kazakh to eighth-formers in a children’s home. At first they did not want to talk to me. Then we started a newspaper, and now anyone who misses a deadline is ashamed.',
      },
      figure: 'woman',
    },
  },
  {
    id: 4,
    attributes: {
      name: { kz: 'Тамерлан Ахмедов', ru: 'Тамерлан Ахмедов', en: 'Tamerlan Akhmedov' },
      group: 144,
      school: 67,
      hours: 95,
      story: {
        kz: 'Алматы марафонында отыз екінші шақырымда су таратамын. Ол жерде жүгірушінің бетінен бәрі көрінеді. Екі жыл су бергеннен кейін өзім де жүгіріп, сол үстелден өз достарымның қолынан су ішіп өттім.',
        ru: 'На Алматы марафоне я раздаю воду на тридцать втором километре. Там по лицу бегуна видно всё. После двух лет у стола побежал сам и взял воду из рук своих же друзей.',
        en: 'At the Almaty marathon I hand out water at kilometre thirty-two, where a runner’s face tells you everything. After two years at the table I ran it myself and took water from my own friends.',
      },
      figure: 'man',
    },
  },
  {
    id: 5,
    attributes: {
      name: { kz: 'Диляра Нұрмұхамед', ru: 'Диляра Нурмухамед', en: 'Dilyara Nurmukhamed' },
      group: 146,
      school: 70,
      hours: 188,
      story: {
        kz: 'Онкологиялық ауруханадағы балаларға ертегі оқимын. Бұл жерде жыламау емес, келесі аптада қайта келу маңызды. Кішкентай тыңдаушыларым кітаптың қай бетінде тоқтағанымызды менен жақсы есте сақтайды.',
        ru: 'Читаю сказки детям в онкологической больнице. Здесь важно не то, чтобы не плакать, а то, чтобы прийти через неделю. Мои слушатели лучше меня помнят, на какой странице мы остановились.',
        en: 'I read stories to children in a cancer ward. What matters is not that you never cry but that you come back next week. My small listeners remember the page we stopped at better than I do.',
      },
      figure: 'woman',
    },
  },
  {
    id: 6,
    attributes: {
      name: { kz: 'Рамазан Өтеген', ru: 'Рамазан Отеген', en: 'Ramazan Otegen' },
      group: 143,
      school: 68,
      hours: 142,
      story: {
        kz: 'Ауылдағы оқушыларға сенбі сайын бағдарламалаудан онлайн сабақ өткіземін. Интернет үзілсе, тапсырманы қағазға жазып қояды екен. Биыл сол топтан екі бала облыстық олимпиадада жүлде алды.',
        ru: 'По субботам веду онлайн-уроки программирования для сельских школьников. Если интернет пропадает, они решают на бумаге. В этом году двое из группы взяли призы на областной олимпиаде.',
        en: 'On Saturdays I teach programming online to village pupils. When the internet fails they solve the problem on paper. This year two of the group won prizes at the regional olympiad.',
      },
      figure: 'man',
    },
  },
  {
    id: 7,
    attributes: {
      name: { kz: 'Вероника Цай', ru: 'Вероника Цай', en: 'Veronika Tsai' },
      group: 141,
      school: 69,
      hours: 76,
      story: {
        kz: 'Жатақханада қоқыс сұрыптауды ұйымдастырдым. Ең қиыны жәшік қою емес, оның үстіндегі жазуды ешкім шатастырмайтындай ету болды: жазуды он бір рет қайта сыздым.',
        ru: 'Организовала раздельный сбор мусора в общежитии. Труднее всего оказалось не поставить баки, а сделать надписи, которые никто не перепутает: я перерисовывала их одиннадцать раз.',
        en: 'I set up waste sorting in our hall of residence. The hardest part was not placing the bins but labelling them so that nobody could mix them up: I redrew the labels eleven times.',
      },
      figure: 'woman',
    },
  },
  {
    id: 8,
    attributes: {
      name: { kz: 'Нұржан Қалдыбек', ru: 'Нуржан Калдыбек', en: 'Nurzhan Kaldybek' },
      group: 144,
      school: 66,
      hours: 133,
      story: {
        kz: 'Республикалық дебат турнирінде қонақтарды қарсы алдым, кейін ұйымдастырушы болдым. Жүз алпыс адамды үш күн тамақтандыру экономикадан оқыған бар білімімді сынақтан өткізді.',
        ru: 'На республиканском турнире дебатов я встречал гостей, а потом стал организатором. Накормить сто шестьдесят человек за три дня оказалось проверкой всего, что я знаю по экономике.',
        en: 'At the national debating tournament I began by meeting guests and ended up as an organiser. Feeding a hundred and sixty people for three days tested everything I know about economics.',
      },
      figure: 'man',
    },
  },
  {
    id: 9,
    attributes: {
      name: { kz: 'Инжу Сапарғали', ru: 'Инжу Сапаргали', en: 'Inzhu Sapargali' },
      group: 141,
      school: 68,
      hours: 154,
      story: {
        kz: 'Көктем сайын Алматының іргесіндегі беткейге жабайы алма көшетін отырғызамыз. Датчик арқылы ылғалын бақылайтын жүйені курстастарыммен бірге жасадық. Бірінші жылы отырғызған жүз көшеттің сексен екісі тірі.',
        ru: 'Каждую весну мы сажаем дикие яблони на склонах под Алматы. Вместе с однокурсниками сделали систему, которая следит за влажностью почвы. Из ста саженцев первого года живы восемьдесят два.',
        en: 'Every spring we plant wild apple trees on the slopes near Almaty. With my classmates I built a system that watches how moist the soil is. Of the hundred saplings of our first year eighty-two are alive.',
      },
      figure: 'woman',
    },
  },
  {
    id: 10,
    attributes: {
      name: { kz: 'Мақсат Еркін', ru: 'Максат Еркин', en: 'Maksat Yerkin' },
      group: 143,
      school: 66,
      hours: 119,
      story: {
        kz: 'Зейнеткерлерге қаржы сауаттылығынан дәріс оқимын. Бірінші сабақтың тақырыбы өзгермейді: банк ешқашан SMS-тегі кодты сұрамайды. Бір әжей алаяққа осыны айтып, телефонын қойып жіберіпті.',
        ru: 'Читаю пенсионерам лекции по финансовой грамотности. Тема первого занятия всегда одна: банк никогда не спрашивает код из SMS. Одна бабушка так и сказала мошеннику, а потом положила трубку.',
        en: 'I give pensioners talks on money. The first is always the same: a bank never asks for the code in a text message. One grandmother told a fraudster exactly that and hung up.',
      },
      figure: 'man',
    },
  },
  {
    id: 11,
    attributes: {
      name: { kz: 'Сабина Марат', ru: 'Сабина Марат', en: 'Sabina Marat' },
      group: 142,
      school: 69,
      hours: 205,
      story: {
        kz: 'Есту қабілеті нашар балаларға сурет сабағын өткіземін. Ымдау тілін үйренуге жарты жыл кетті, бірақ алғашқы әзілді түсінген күнім\u00a0– университеттегі ең бақытты күнім.',
        ru: 'Веду уроки рисования для детей с нарушением слуха. На жестовый язык ушло полгода, зато день, когда я впервые поняла шутку, был самым счастливым за время учёбы.',
        en: 'I teach drawing to children who are hard of hearing. Sign language took me half a year, but the day I first understood a joke was the happiest of my time at university.',
      },
      figure: 'woman',
    },
  },
  {
    id: 12,
    attributes: {
      name: { kz: 'Арсен Григорян', ru: 'Арсен Григорян', en: 'Arsen Grigoryan' },
      group: 144,
      school: 70,
      hours: 88,
      story: {
        kz: 'Университеттің Джессуп сайысында сот хатшысы болып көмектестім: уақыт қарап, құжат таратасың. Сырттай бақылап отырып, қай дәлелдің өтетінін байқадым. Келесі жылы командаға өзім кірдім.',
        ru: 'На конкурсе Джессупа я помогал секретарём суда: следишь за временем, раздаёшь документы. Глядя со стороны, понял, какой довод действует. На следующий год вошёл в команду сам.',
        en: 'At the Jessup rounds I helped as a court clerk, keeping time and handing out documents. Watching from the side I saw which arguments work. The next year I joined the team.',
      },
      figure: 'man',
    },
  },
  {
    id: 13,
    attributes: {
      name: { kz: 'Балнұр Әмірхан', ru: 'Балнур Амирхан', en: 'Balnur Amirkhan' },
      group: 145,
      school: 67,
      hours: 67,
      story: {
        kz: 'Қала шетіндегі баспанада қараусыз қалған иттерді бағамын. Негізгі жұмыс жем тасу емес екен\u00a0– адамнан қорқатын күшікті сабырмен өзіңе үйрету. Былтыр бағып-қаққан төртеуі жаңа иесін тапты.',
        ru: 'Ухаживаю за бездомными собаками в приюте на окраине города. Главное оказалось не донести мешок корма, а терпеливо приучить к себе щенка, который боится людей. Четверо моих подопечных за год нашли хозяев.',
        en: 'I look after stray dogs in a shelter on the edge of the city. The real work turned out to be not carrying feed but patiently winning over a puppy that is afraid of people. Four of mine found owners last year.',
      },
      figure: 'woman',
    },
  },
  {
    id: 14,
    attributes: {
      name: { kz: 'Ділмұрат Тұрғынов', ru: 'Дильмурат Тургунов', en: 'Dilmurat Turgunov' },
      group: 141,
      school: 70,
      hours: 101,
      story: {
        kz: 'Шарын шатқалындағы соқпақтарды белгілейміз: туристер жаңа жол салып, шөпті таптамасын деп. Бір маусымда он төрт шақырымға бағдар қойдық, тас көтеріп, тақта қағып үйрендім.',
        ru: 'Мы размечаем тропы в Чарынском каньоне, чтобы туристы не протаптывали новых. За сезон поставили указатели на четырнадцати километрах, я научился таскать камни и сколачивать щиты.',
        en: 'We mark the paths in Charyn canyon so that visitors do not tread new ones. In one season we signposted fourteen kilometres, and I learnt to carry stones and nail boards.',
      },
      figure: 'man',
    },
  },
])
