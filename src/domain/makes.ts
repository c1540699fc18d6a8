/** Makes that a shopper may ask for although no car of them is in stock (spec 2, static manufacturer list). */
export const KNOWN_MAKES = ['Abarth', 'Alfa Romeo', 'Alpine', 'Aston Martin', 'Audi', 'Austin', 'Avan', 'Bailey', 'Bentley', 'BMW', 'Bushtracker',
  'Buick', 'BYD', 'Cadillac', 'Caterham', 'Chery', 'Chevrolet', 'Chrysler', 'Citroen', 'Coromal', 'Crusader', 'Cupra', 'Daewoo', 'DAF', 'Daihatsu',
  'Datsun', 'Deepal', 'Denza', 'Dodge', 'DS', 'Ferrari', 'Fiat', 'Ford', 'Foton', 'FPV', 'Fuso', 'GAC', 'Geely', 'Genesis', 'GMC', 'Goldstream',
  'Great Wall', 'GWM', 'Haval', 'Hino', 'Holden', 'Honda', 'HSV', 'Hummer', 'Hyundai', 'INEOS', 'Infiniti', 'Isuzu', 'Isuzu UTE', 'Iveco', 'JAC',
  'Jaecoo', 'Jaguar', 'Jayco', 'Jeep', 'Kedron', 'Kenworth', 'KGM', 'Kia', 'Koenigsegg', 'KTM', 'Lada', 'Lamborghini', 'Lancia', 'Land Rover',
  'LDV', 'Leapmotor', 'Lexus', 'Lincoln', 'Lotus', 'Lotus Caravans', 'Mack', 'Mahindra', 'MAN', 'Maserati', 'Maxus', 'Mazda', 'McLaren',
  'Mercedes-AMG', 'Mercedes-Benz', 'MG', 'Millard', 'MINI', 'Mitsubishi', 'Morgan', 'Morris', 'New Age', 'Nissan', 'Omoda', 'Opel', 'Pagani',
  'Peugeot', 'Polestar', 'Pontiac', 'Porsche', 'Proton', 'RAM', 'Renault', 'Retreat', 'Roadstar', 'Rolls-Royce', 'Rover', 'Saab', 'Scania', 'SEAT',
  'Skoda', 'Skywell', 'Smart', 'Ssangyong', 'Subaru', 'Supreme', 'Suzuki', 'Tata', 'Tesla', 'Toyota', 'Triumph', 'TVR', 'Vauxhall', 'Volkswagen',
  'Volvo', 'Windsor', 'Winnebago', 'Xpeng', 'Zeekr', 'Zone RV'] as const
