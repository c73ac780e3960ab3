/** Two lines, where the measure of the mission will be. */
export const MeasurePlace = () => <p className="mt-2 h-13 text-base" />;
