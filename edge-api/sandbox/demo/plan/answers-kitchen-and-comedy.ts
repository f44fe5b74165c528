import type { AnswerDraft } from './answer.ts';

/** What fans answered to Bram and Lotte. */
export const ANSWERS_KITCHEN_AND_COMEDY: readonly AnswerDraft[] = [
  {
    campaign: 'longtable',
    person: 'imke',
    status: 'paid',
    hoursBefore: 150,
    answer:
      'Ik werk in een bakkerij en gooi elke avond veertig broden weg waar niets aan mankeert. Geef mij een adres en een sleutel, dan staan ze er om zes uur. Warm, als ik hard fiets.',
  },
  {
    campaign: 'longtable',
    person: 'ruben',
    status: 'paid',
    hoursBefore: 97,
    answer:
      'Ik ben goed in dingen repareren die zoemen. Elk buurthuis heeft een oven die het half doet. Ik heb dertien zaterdagen, dat is er één per buurthuis.',
  },
  {
    campaign: 'longtable',
    person: 'priya',
    status: 'paid',
    hoursBefore: 41,
    answer:
      'My mother’s dal feeds thirty for the price of a cinema ticket. I would teach it to anyone who promises to teach it to two more. By spring nobody in Rotterdam would be hungry, or unable to make dal.',
  },
  {
    campaign: 'longtable',
    person: 'fan',
    status: 'failed',
    hoursBefore: 26,
    answer:
      'Ik zou koken met wie niet kan kiezen wat hij eet: de mensen op de gesloten afdeling waar ik werk. Eén keer per maand aan jullie tafel, met bestek dat nergens voor nodig is, behalve voor het gevoel.',
  },
  {
    campaign: 'longtable',
    person: 'lieke',
    status: 'pending',
    hoursBefore: 7,
    answer:
      'Ik ken elke oudere in mijn dorp, want ik bezorg de krant. Ik zou bij de krant een briefje doen: vanavond eten we, en ik kom je halen.',
  },
  {
    campaign: 'longtable',
    person: 'noor',
    status: 'paid',
    hoursBefore: 80,
    answer:
      'Ik zou zingen tijdens de afwas. Niemand gaat weg zolang er gezongen wordt, dus het komt altijd af.',
  },
  {
    campaign: 'homecooking',
    person: 'anouk',
    status: 'paid',
    hoursBefore: 300,
    answer:
      'Dat mijn opa, die alles vergeet, nog precies weet hoe de erwtensoep van zijn zus rook. Een wereld waarin dat overblijft is mooi genoeg. Ik wil die soep één keer voor hem op tafel.',
  },
  {
    campaign: 'homecooking',
    person: 'theo',
    status: 'paid',
    hoursBefore: 70,
    answer:
      'The half second between a joke and the laugh, when everyone at the table has understood and nobody has made a sound yet.',
  },
  {
    campaign: 'homecooking',
    person: 'joost',
    status: 'cancelled',
    hoursBefore: 120,
    answer: 'Mensen die hun boodschappenwagentje terugbrengen, ook als het regent.',
  },
  {
    campaign: 'homecooking',
    person: 'nadia',
    status: 'processing',
    hoursBefore: 30,
    answer:
      'Dat er altijd ergens iemand brood bakt terwijl de rest slaapt. Zolang dat zo is, komt het wel goed, denk ik dan om vier uur ’s nachts op mijn werk.',
  },
  {
    campaign: 'lastjoke',
    person: 'wouter',
    status: 'paid',
    hoursBefore: 200,
    answer:
      'Op de uitvaart van nonkel Roger begon zijn gehoorapparaat te fluiten. In de kist. De priester vroeg of iemand zijn gsm wilde afzetten.',
  },
  {
    campaign: 'lastjoke',
    person: 'eline',
    status: 'paid',
    hoursBefore: 145,
    answer:
      'Tijdens mijn rijexamen zei de gps, die ik vergeten was uit te zetten: “U bent verdwaald.” De examinator keek naar buiten en zei: “Daar heeft zij een punt.”',
  },
  {
    campaign: 'lastjoke',
    person: 'fan',
    status: 'processing',
    hoursBefore: 15,
    answer:
      'Op de trouwdag van mijn zus viel bij het ja-woord de stroom uit en zei een stem uit het donker: “Dat was nog net op tijd.” Het was haar kersverse man. Niemand durfde te lachen, behalve oma, en toen hield het niet meer op.',
  },
  {
    campaign: 'lastjoke',
    person: 'callum',
    status: 'pending',
    hoursBefore: 11,
    answer:
      'I was a pallbearer with three cousins of very different heights. The coffin left the church at an angle. My aunt whispered: “He always did walk home like that.”',
  },
  {
    campaign: 'openmic',
    person: 'hassan',
    status: 'paid',
    hoursBefore: 130,
    answer:
      'Omdat ik elke dag voor dertig kinderen van tien sta, en dat publiek klapt nooit. Ik wil weten of het aan mij ligt.',
  },
  {
    campaign: 'openmic',
    person: 'gerard',
    status: 'paid',
    hoursBefore: 92,
    answer:
      'Veertig jaar was ik omroeper op station Hoorn. Duizenden mensen hoorden mij en niemand zag mij. Ik wil één keer gezien worden, ook als het vertraging heeft.',
  },
  {
    campaign: 'openmic',
    person: 'harriet',
    status: 'paid',
    hoursBefore: 75,
    answer:
      'I stammer. On stage, they tell me, a pause is called timing. I would like to find out whether that is true.',
  },
  {
    campaign: 'openmic',
    person: 'fan',
    status: 'refunded',
    hoursBefore: 110,
    answer:
      'Omdat mijn beste vriendin al jaren zegt dat ik het moet doen, en ik wil dat ze ophoudt. Of dat ze gelijk krijgt. Eén van de twee.',
  },
];
